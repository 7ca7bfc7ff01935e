import type { Account } from "./account.ts";
import type { AccountChange } from "./account-change.ts";
import { askForEmailChange, askForReset, askForVerification } from "./ask-for-link.ts";
import { changePassword, resetPassword } from "./change-password.ts";
import { replaceEmail, verifyEmail } from "./confirm-email.ts";
import { deleteAccount } from "./delete-account.ts";
import { endAllSessions } from "./end-all-sessions.ts";

const now = new Date("2026-11-22T12:00:00Z");
/** Thirty days, which a token lasts, and an hour in which clocks may differ. */
const whenTokensAreDead = "2026-12-22T13:00:00.000Z";
const link = { tokenHash: "hash", expiresAt: now };
const account: Account = {
  id: "u1",
  email: "Ada@example.org",
  emailKey: "ada@example.org",
  passwordHash: "old",
  createdAt: now,
  generation: 3,
  devices: [
    { hash: "phone", usedAt: now },
    { hash: "laptop", usedAt: now },
  ],
  reset: link,
  verification: link,
  newEmail: { ...link, email: "a@new.example", emailKey: "a@new.example" },
};
const typesOf = ({ events }: { events: readonly { type: string }[] }) => events.map(({ type }) => type);

it("ends every session by a higher generation, and says which tokens are dead, and until when they would last", () => {
  expect(endAllSessions(account, now)).toEqual({
    set: { generation: 4, generationRaisedAt: now },
    unset: [],
    events: [
      { type: "session.revoked", data: { userId: "u1", beforeGeneration: 4, expiresAt: whenTokensAreDead } },
    ],
  });
});

it("ends all sessions by another password, forgets browsers, and closes what was asked for before", () => {
  const devices = [{ hash: "phone", usedAt: now }];
  const { set, unset, events } = changePassword(account, { passwordHash: "new", devices }, now);
  expect(set).toEqual({ passwordHash: "new", devices, generation: 4, generationRaisedAt: now });
  expect(unset).toEqual(["reset", "newEmail"]);
  expect(typesOf({ events })).toEqual(["user.password_changed", "session.revoked"]);
});

it("takes a followed reset link as proof of an address that wasn't confirmed", () => {
  const { set, events } = resetPassword(account, { passwordHash: "new", devices: [] }, now);
  expect(set.emailVerifiedAt).toBe(now);
  expect(typesOf({ events })).toEqual(["user.password_changed", "session.revoked"]);
  expect(events[0]?.data).toHaveProperty("emailVerified", true);
});

it("confirms an address once", () => {
  const verified = { ...account, emailVerifiedAt: new Date("2026-01-01T00:00:00Z") };
  const confirmed = verifyEmail(account, now);
  expect(confirmed).toEqual({ set: { emailVerifiedAt: now }, unset: [], events: [] });
  expect(verifyEmail(verified, now)).toEqual({ set: {}, unset: [], events: [] });
  const reset = resetPassword(verified, { passwordHash: "new", devices: [] }, now);
  expect(typesOf(reset)).toEqual(["user.password_changed", "session.revoked"]);
  expect(reset.set).not.toHaveProperty("emailVerifiedAt");
});

it("tells the address before of its replacement, whose link takes the place of those to the one before", () => {
  const address = { email: "a@new.example", emailKey: "a@new.example" };
  const used = { tokenHash: "another hash", expiresAt: now };
  expect(replaceEmail(account, { ...address, ...used }, now)).toEqual({
    set: { ...address, emailVerifiedAt: now, verification: used },
    unset: ["newEmail", "reset"],
    events: [
      {
        type: "user.email_changed",
        data: {
          userId: "u1",
          email: "a@new.example",
          previousEmail: "Ada@example.org",
          previousVerified: false,
        },
      },
    ],
  });
});

it("sends no link to an address that another account has, and shows the owner the same", () => {
  const address = { email: "b@example.org", emailKey: "b@example.org" };
  const free = askForEmailChange(account, { ...address, isTaken: false }, { linkId: "l", link });
  const taken = askForEmailChange(account, { ...address, isTaken: true }, { linkId: "l", link });
  expect(typesOf(free)).toEqual(["user.email_change_requested"]);
  expect(typesOf(taken)).toEqual([]);
  expect(taken.set).toEqual(free.set);
});

it("opens a link in the place of the one before, and names it by its id alone", () => {
  const expiresAt = new Date("2026-11-22T13:00:00Z");
  const next = { linkId: "l", link: { tokenHash: "next hash", expiresAt } };
  const data = { userId: "u1", email: "Ada@example.org", linkId: "l", expiresAt: "2026-11-22T13:00:00.000Z" };
  expect(askForReset(account, next)).toEqual({
    set: { reset: next.link },
    unset: [],
    events: [{ type: "user.password_reset_requested", data: { ...data, emailVerified: false } }],
  });
  expect(askForVerification(account, next)).toEqual({
    set: { verification: next.link },
    unset: [],
    events: [{ type: "user.verification_requested", data }],
  });
  const address = { email: "B@example.org", emailKey: "b@example.org" };
  expect(askForEmailChange(account, { ...address, isTaken: false }, next)).toEqual({
    set: { newEmail: { ...next.link, ...address } },
    unset: [],
    events: [
      {
        type: "user.email_change_requested",
        data: { ...data, email: "B@example.org", accountEmail: "Ada@example.org" },
      },
    ],
  });
});

it.each<[string, AccountChange]>([
  ["another password", changePassword(account, { passwordHash: "new", devices: [] }, now)],
  ["a deletion", deleteAccount(account, now)],
])("tells of %s with the address as its owner wrote it", (_text, { events }) => {
  expect(events[0]?.data).toMatchObject({ userId: "u1", email: "Ada@example.org" });
});

it.each([
  ["wasn't confirmed", undefined, false],
  ["was confirmed", new Date("2026-01-01T00:00:00Z"), true],
])("says of an address that it %s, as it was before the change", (_text, emailVerifiedAt, isVerified) => {
  const before = { ...account, ...(emailVerifiedAt && { emailVerifiedAt }) };
  const address = { email: "a@new.example", emailKey: "a@new.example", ...link };
  const password = { passwordHash: "new", devices: [] };
  expect(deleteAccount(before, now).events[0]?.data).toHaveProperty("emailVerified", isVerified);
  expect(changePassword(before, password, now).events[0]?.data).toHaveProperty("emailVerified", isVerified);
  expect(askForReset(before, { linkId: "l", link }).events[0]?.data).toHaveProperty(
    "emailVerified",
    isVerified,
  );
  expect(replaceEmail(before, address, now).events[0]?.data).toHaveProperty("previousVerified", isVerified);
});

it("leaves nothing of the person in a deleted account", () => {
  const full: Required<Account> = {
    ...(account as Required<Account>),
    username: "ada",
    lastSignInAt: now,
    emailVerifiedAt: now,
    generationRaisedAt: now,
    subscription: { status: "active", currentPeriodEnd: now, cancelAtPeriodEnd: false, revision: 1 },
  };
  const { set, unset, events } = deleteAccount(full, now);
  const left = Object.keys({ ...full, ...set }).filter((key) => !unset.includes(key as "email"));
  expect(left.sort()).toEqual(["createdAt", "deletedAt", "generation", "generationRaisedAt", "id"]);
  expect(typesOf({ events })).toEqual(["user.deleted", "session.revoked"]);
});
