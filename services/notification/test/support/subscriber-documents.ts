import { createHmac, randomUUID } from "node:crypto";
import { emailKeyOf } from "@wordlehint/runtime";
import { linkHashesOf } from "../../src/actions/subscriber-links.ts";
import type { Context } from "../../src/context.ts";
import type { SubscriberDocument } from "../../src/store/subscriber-model.ts";

/** The document of a subscriber who confirmed long ago. */
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
    ...linkHashesOf(linkKey, linkId),
    createdAt: new Date("2026-11-01T00:00:00Z"),
    confirmedAt: new Date("2026-11-01T00:00:00Z"),
    ...choices,
  };
}

/** Adds subscribers by their ids, who are also the local parts of their addresses, and returns the first one's link id. */
export async function addSubscribers(
  { mongo, config }: Context,
  people: Readonly<Record<string, Partial<SubscriberDocument>>>,
): Promise<string> {
  const documents = Object.entries(people).map(([id, choices]) => ({
    ...subscriberDocument(config.LINK_KEY, `${id}@example.org`, choices),
    _id: id,
  }));
  await mongo.connection.collection<SubscriberDocument>("subscribers").insertMany(documents);
  return documents[0]?.linkId ?? "";
}
