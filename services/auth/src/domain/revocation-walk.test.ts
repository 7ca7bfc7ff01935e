import { beginWalk, stateAfter, stateWithin, walkAccounts, walkFrom } from "./revocation-walk.ts";

const since = new Date("2026-11-01T00:00:00Z");
const begunAt = new Date("2026-11-22T12:00:00Z");
const now = new Date("2026-11-22T12:00:01Z");

it("goes on where a page ended", () => {
  const walk = { ...walkAccounts(beginWalk(since, begunAt)), place: { at: begunAt, id: "0b7c-4a" } };
  expect(walkFrom(stateWithin(walk), now)).toEqual(walk);
});

it("begins half a minute before the walk before it, since the clocks of replicas differ", () => {
  expect(walkFrom(stateAfter(beginWalk(since, begunAt)), now)).toEqual(
    beginWalk(new Date("2026-11-22T11:59:30Z"), now),
  );
});

it("goes through the accounts from the same moment as through the sessions", () => {
  const walk = { ...beginWalk(since, begunAt), place: { at: begunAt, id: "last" } };
  expect(walkAccounts(walk).place).toEqual({ at: since, id: "" });
});

it.each(["", "x", "-1", "1.2", "1.2.cats.3.", "1.2.sessions.3.{}", "9".repeat(16), "1.2.accounts.3.a.b"])(
  "takes no state that isn't one of ours: %j",
  (state) => {
    expect(walkFrom(state, now)).toBeUndefined();
  },
);
