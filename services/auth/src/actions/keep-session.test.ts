import { keepSession } from "./keep-session.ts";

type Keeping = Parameters<typeof keepSession>;

const dayMs = 86_400_000;
const now = new Date("2026-11-22T12:00:00Z");
const before = (ms: number) => new Date(now.getTime() - ms);

/** The new token of a player who is here now and whose token is two days old, by default, and what was stored for it. */
async function renewed({ isOpen = true, lastSeenAt = now, tokenIssuedAt = before(2 * dayMs) } = {}) {
  const noteUse = jest.fn(() => Promise.resolve(isOpen));
  const sign = jest.fn(() => Promise.resolve("a new token"));
  const context = { sessions: { noteUse }, tokens: { sign }, now: () => now };
  const session = {
    id: "session",
    userId: "ada",
    generation: 3,
    createdAt: before(2 * dayMs),
    lastSeenAt,
  };
  const player = { session, tokenIssuedAt };
  const token = await keepSession(context as unknown as Keeping[0], player as Keeping[1]);
  return { token, noteUse, sign };
}

it("renews an old token, and stores until when the new one lasts", async () => {
  const { token, noteUse, sign } = await renewed();
  expect(token).toBe("a new token");
  const expiresAt = new Date(now.getTime() + 30 * dayMs);
  expect(noteUse).toHaveBeenCalledWith("session", { lastSeenAt: now, expiresAt });
  expect(sign).toHaveBeenCalledWith({ userId: "ada", sessionId: "session", generation: 3, expiresAt });
});

it("gives no token to a session that has ended since the request came in", async () => {
  const { token, sign } = await renewed({ isOpen: false });
  expect(token).toBeUndefined();
  expect(sign).not.toHaveBeenCalled();
});

it("notes that a session is used without renewing a token of today, and not again within five minutes", async () => {
  const used = await renewed({ tokenIssuedAt: before(1000), lastSeenAt: before(5 * 60_000) });
  expect(used.noteUse).toHaveBeenCalledWith("session", { lastSeenAt: now, expiresAt: undefined });
  expect(used.token).toBeUndefined();
  const again = await renewed({ tokenIssuedAt: before(1000), lastSeenAt: before(5 * 60_000 - 1) });
  expect(again.noteUse).not.toHaveBeenCalled();
});
