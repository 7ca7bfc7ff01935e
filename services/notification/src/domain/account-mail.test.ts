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
