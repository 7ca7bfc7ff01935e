import { createRevocationList } from "./revocation-list.ts";

const expiresAt = "2026-12-22T12:00:00.000Z";
const token = { userId: "ada", sessionId: "laptop", generation: 2 };

it("ends the sessions that a revocation names, and no others", () => {
  const list = createRevocationList();
  list.add({ userId: "ada", sessionIds: ["laptop", "phone"], expiresAt });
  expect(list.has(token)).toBe(true);
  expect(list.has({ ...token, sessionId: "tablet" })).toBe(false);
});

it("ends every session of an account from before its generation, in whichever order revocations arrive", () => {
  const list = createRevocationList();
  list.add({ userId: "ada", beforeGeneration: 3, expiresAt });
  list.add({ userId: "ada", beforeGeneration: 1, expiresAt });
  expect(list.has(token)).toBe(true);
  expect(list.has({ ...token, generation: 3 })).toBe(false);
  expect(list.has({ ...token, userId: "grace" })).toBe(false);
});

it("holds a revocation until the last of its tokens has expired, and then forgets it", () => {
  const list = createRevocationList();
  list.add({ userId: "ada", sessionIds: ["laptop"], expiresAt });
  list.add({ userId: "ada", sessionIds: ["laptop"], expiresAt: "2026-12-01T00:00:00.000Z" });
  list.add({ userId: "grace", beforeGeneration: 1, expiresAt });
  list.forgetExpired(new Date("2026-12-22T11:59:59.999Z"));
  expect(list.size()).toBe(2);
  expect(list.has(token)).toBe(true);
  list.forgetExpired(new Date(expiresAt));
  expect(list.size()).toBe(0);
  expect(list.has(token)).toBe(false);
});
