import type { Account } from "./account.ts";
import { emailStatusOf } from "./email-status.ts";

const now = new Date("2026-11-22T12:00:00Z");
const after = (ms: number) => new Date(now.getTime() + ms);
const account: Account = {
  id: "ada",
  email: "Ada@example.org",
  emailKey: "ada@example.org",
  passwordHash: "hash",
  createdAt: new Date(0),
  generation: 0,
  devices: [],
};
const newEmail = { email: "Ada@New.example", emailKey: "ada@new.example", tokenHash: "hash" };
const pending = { email: "Ada@New.example", expiresAt: "2026-11-22T12:00:00.001Z" };

it.each<[string, Partial<Account>, object]>([
  ["isn't confirmed", {}, { verifiedAt: null, pending: null }],
  [
    "is confirmed",
    { emailVerifiedAt: new Date("2026-11-01T08:00:00Z") },
    { verifiedAt: "2026-11-01T08:00:00.000Z", pending: null },
  ],
  ["is to be replaced", { newEmail: { ...newEmail, expiresAt: after(1) } }, { verifiedAt: null, pending }],
  [
    "was to be replaced by a link that has expired",
    { newEmail: { ...newEmail, expiresAt: now } },
    { verifiedAt: null, pending: null },
  ],
])("tells an owner of an address that %s", (_text, change, expected) => {
  expect(emailStatusOf({ ...account, ...change }, now)).toEqual({ email: "Ada@example.org", ...expected });
});
