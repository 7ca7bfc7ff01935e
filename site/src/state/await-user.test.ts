import { awaitUser, growingPausesMs } from "./await-user.ts";
import type { SessionUser } from "./session-user.ts";

const player: SessionUser = { email: "player@example.org", isSubscribed: false };
const pausesMs = [0, 0, 0];

/** A store's `dispatch` that returns one of the users after the other for each request; `undefined` stands for a failed one. */
function looksAt(users: readonly (SessionUser | undefined)[]) {
  const looks: unknown[] = [];
  const dispatch = (look: unknown) => {
    const data = users[looks.length];
    looks.push(look);
    return Promise.resolve({ data });
  };
  return { dispatch: dispatch as never, looks };
}

const isExpected = ({ isSubscribed }: SessionUser) => isSubscribed;

describe("Waiting for a change of the account", () => {
  it("ends with the first look that finds it, also after looks that failed", async () => {
    const { dispatch, looks } = looksAt([undefined, { ...player, isSubscribed: true }, player]);
    expect(await awaitUser(dispatch, { token: "t", isExpected, pausesMs })).toBe(true);
    expect(looks).toHaveLength(2);
  });

  it("gives up after the last look", async () => {
    const { dispatch, looks } = looksAt([player, player, player, player]);
    expect(await awaitUser(dispatch, { token: "t", isExpected, pausesMs })).toBe(false);
    expect(looks).toHaveLength(3);
  });

  it("looks no more once it is called off", async () => {
    const { dispatch, looks } = looksAt([player, { ...player, isSubscribed: true }]);
    const leaving = new AbortController();
    const waiting = awaitUser(dispatch, {
      token: "t",
      isExpected: (user) => {
        leaving.abort();
        return isExpected(user);
      },
      pausesMs,
      signal: leaving.signal,
    });
    expect(await waiting).toBe(false);
    expect(looks).toHaveLength(1);
  });
});

it.each([10_000, 90_000])("The pauses grow up to eight seconds, and end within %i ms", (totalMs) => {
  const pauses = growingPausesMs(totalMs);
  expect(pauses[0]).toBeLessThan(200);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(Math.max(...pauses)).toBeLessThanOrEqual(8_000);
  const passedMs = pauses.reduce((sum, pauseMs) => sum + pauseMs, 0);
  expect(passedMs).toBeLessThanOrEqual(totalMs);
  expect(passedMs).toBeGreaterThan(totalMs / 2);
});
