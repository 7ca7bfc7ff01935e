import { createHmac, randomUUID } from "node:crypto";
import { emailKeyOf, hashSecret, linkToken } from "@wordlehint/runtime";
import type { SubscriberDocument } from "../../src/store/subscriber-model.ts";

/** What is stored of somebody who has confirmed long ago. */
export function subscriberDocument(
  linkKey: string,
  email: string,
  choices: Partial<Omit<SubscriberDocument, "_id" | "email">> = {},
): SubscriberDocument & { email: string } {
  const linkId = createHmac("sha256", "links").update(email).digest("base64url");
  return {
    _id: randomUUID(),
    email,
    emailKey: emailKeyOf(email),
    timeZone: "America/New_York",
    help: "riddle",
    days: [0, 1, 2, 3, 4, 5, 6],
    status: "active",
    linkId,
    unsubscribeHash: hashSecret(linkToken(linkKey, "unsubscribe", linkId)),
    preferencesHash: hashSecret(linkToken(linkKey, "email-preferences", linkId)),
    createdAt: new Date("2026-11-01T00:00:00Z"),
    confirmedAt: new Date("2026-11-01T00:00:00Z"),
    ...choices,
  };
}
