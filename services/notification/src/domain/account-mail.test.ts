import type { DomainEvent } from "@wordlehint/contracts";
import { accountMail } from "./account-mail.ts";

const requested = (id: string): DomainEvent<"user.password_reset_requested"> => ({
  id,
  type: "user.password_reset_requested",
  version: 1,
  aggregateId: "ada",
  occurredAt: "2026-11-21T12:00:00.000Z",
  data: {
    userId: "ada",
    email: "ada@example.org",
    linkId: "a link",
    expiresAt: "2026-11-21T13:00:00.000Z",
  },
});

it("is one mail for each event, however often that is delivered", () => {
  const [first, again, second] = ["one", "one", "two"].map((id) => accountMail(requested(id)).key);
  expect(again).toBe(first);
  expect(second).not.toBe(first);
});

const account = { userId: "ada", email: "ada@example.org" };
const happened = {
  id: "one",
  version: 1,
  aggregateId: "ada",
  occurredAt: "2026-11-21T12:00:00.000Z",
} as const;

it("is sent until its link expires, or else for three days from the event on, however late that arrives", () => {
  expect(accountMail(requested("one")).expiresAt).toEqual(new Date("2026-11-21T13:00:00Z"));
  const deleted = accountMail({ ...happened, type: "user.deleted", data: account });
  expect(deleted).toMatchObject({ to: "ada@example.org", userId: "ada", kind: "account-deleted" });
  expect(deleted.expiresAt).toEqual(new Date("2026-11-24T12:00:00Z"));
});

it("says when the password was changed, and by which address the account is known now", () => {
  const changed = accountMail({ ...happened, type: "user.password_changed", data: account });
  expect(changed.data).toEqual({ email: "ada@example.org", time: "21 November 2026 at 12:00 (UTC)" });
  const previousEmail = "ada@old.example";
  const data = { ...account, previousEmail };
  const moved = accountMail({ ...happened, type: "user.email_changed", data });
  expect(moved).toMatchObject({ to: previousEmail, data: { email: "ada@example.org", previousEmail } });
});

it.each([
  ["in a shortened form", { accountEmail: "ada.lovelace@example.org" }, "a…@example.org"],
  ["of one letter as others", { accountEmail: "a@example.org" }, "a…@example.org"],
  ["as another one if an older release hasn't named it", {}, "another address"],
])("tells a new address whose place it takes: the account's, %s", (_case, named, accountEmail) => {
  const data = { ...requested("one").data, email: "ada@new.example", ...named };
  const mail = accountMail({ ...happened, type: "user.email_change_requested", data });
  expect(mail).toMatchObject({ kind: "change-email", to: "ada@new.example", data: { accountEmail } });
});
