import {
  forgettableBefore,
  removableBefore,
  isLive,
  mustNoteUse,
  renewedExpiry,
  revocationExpiry,
  tokenExpiry,
  type Session,
} from "./session.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const signIn = new Date("2026-01-01T00:00:00Z");
const after = (ms: number) => new Date(signIn.getTime() + ms);

const session: Session = {
  id: "session",
  userId: "ada",
  generation: 3,
  createdAt: signIn,
  lastSeenAt: signIn,
  expiresAt: after(30 * dayMs),
  device: "Firefox on Windows",
};

describe("tokenExpiry()", () => {
  it.each([
    ["30 days from now, at the sign-in", 0, 30 * dayMs],
    ["30 days from now, later on", 100 * dayMs, 130 * dayMs],
    ["a year after the sign-in, at the latest", 350 * dayMs, 365 * dayMs],
  ])("is %s", (_text, nowMs, expectedMs) => {
    expect(tokenExpiry(signIn, after(nowMs))).toEqual(after(expectedMs));
  });
});

describe("isLive()", () => {
  const account = { id: "ada", generation: 3 };

  it.each<[string, Partial<Session>, boolean]>([
    ["in force", {}, true],
    ["ended", { endedAt: after(0) }, false],
    ["of an earlier generation", { generation: 2 }, false],
    ["of a later generation than the account was read with", { generation: 4 }, true],
    ["expired this instant", { expiresAt: after(hourMs) }, false],
    ["of another account", { userId: "eve" }, false],
  ])("knows a session that is %s", (_text, change, expected) => {
    expect(isLive({ ...session, ...change }, account, after(hourMs))).toBe(expected);
  });
});

describe("renewedExpiry()", () => {
  it.each([
    ["no token of a day", 0, dayMs, undefined],
    ["a token of more than a day", 0, dayMs + 1000, 31 * dayMs + 1000],
    ["an old token of a session whose newer token was lost", 0, 20 * dayMs, 50 * dayMs],
    ["up to a year after the sign-in", 330 * dayMs, 340 * dayMs, 365 * dayMs],
    ["nothing that already lasts up to that", 336 * dayMs, 340 * dayMs, undefined],
  ])("renews %s", (_text, issuedMs, nowMs, expectedMs) => {
    const expected = expectedMs === undefined ? undefined : after(expectedMs);
    expect(renewedExpiry(session, after(issuedMs), after(nowMs))).toEqual(expected);
  });
});

it("notes the use of a session every five minutes", () => {
  expect(mustNoteUse(session, after(299_999))).toBe(false);
  expect(mustNoteUse(session, after(300_000))).toBe(true);
});

it("forgets nothing that was revoked while a token can be left", () => {
  const revokedAt = after(0);
  const lastToken = tokenExpiry(revokedAt, revokedAt);
  expect(revocationExpiry(revokedAt).getTime()).toBeGreaterThan(lastToken.getTime());
  expect(forgettableBefore(revocationExpiry(revokedAt))).toEqual(revokedAt);
});

it("may be removed an hour after it has expired, for clocks that differ", () => {
  expect(removableBefore(new Date("2026-11-22T12:00:00Z"))).toEqual(new Date("2026-11-22T11:00:00Z"));
});
