import type { Account } from "./account.ts";
import { userOf } from "./user-of.ts";

const account: Account = {
  id: "ada",
  email: "Ada@Example.org",
  emailKey: "ada@example.org",
  passwordHash: "$argon2id$secret",
  createdAt: new Date("2026-11-22T12:00:00Z"),
  lastSignInAt: new Date("2026-11-22T13:00:00Z"),
  generation: 2,
  devices: [{ hash: "device", usedAt: new Date(0) }],
  reset: { tokenHash: "reset", expiresAt: new Date(0) },
};
const periodEnd = new Date("2026-12-22T12:00:00Z");

it("shows an account's owner the contract's fields and nothing else", () => {
  expect(userOf(account)).toEqual({
    id: "ada",
    email: "Ada@Example.org",
    username: null,
    isSubscribed: false,
    subscription: null,
    createdAt: "2026-11-22T12:00:00.000Z",
  });
  expect(userOf({ ...account, username: "ada" }).username).toBe("ada");
});

it.each([
  ["active", false, true],
  ["active", true, true],
  ["past_due", false, true],
  ["cancelled", false, false],
] as const)(
  "says whether Premium is in force: %s, ends at the period's end: %p",
  (status, ends, expected) => {
    const subscription = { status, currentPeriodEnd: periodEnd, cancelAtPeriodEnd: ends, revision: 4 };
    expect(userOf({ ...account, subscription })).toMatchObject({
      isSubscribed: expected,
      subscription: { status, currentPeriodEnd: periodEnd.toISOString(), cancelAtPeriodEnd: ends },
    });
    expect(userOf({ ...account, subscription }).subscription).not.toHaveProperty("revision");
    const unpaid = { ...subscription, currentPeriodEnd: null };
    expect(userOf({ ...account, subscription: unpaid }).subscription?.currentPeriodEnd).toBeNull();
  },
);
