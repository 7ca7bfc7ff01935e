import { randomUUID } from "node:crypto";
import type { ContactMessage } from "@wordlehint/contracts";
import { emailKeyOf, mailboxOf, newEvent } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { limitAttempts } from "./limit-attempts.ts";

const minuteMs = 60_000;

/**
 * Stores a visitor's message to the site. The event has it mailed, whatever happens to this process.
 * @throws {TooManyAttempts}
 */
export async function receiveMessage(
  context: Pick<Context, "messages" | "attempts" | "outbox" | "now">,
  { network, website: _website, ...message }: ContactMessage & { network: string },
): Promise<void> {
  const { messages, outbox, now } = context;
  await limitAttempts(context, [
    { key: `contact ${mailboxOf(message.email)}`, free: 5, maxPauseMs: 60 * minuteMs },
    { key: `contact from ${network}`, free: 5, maxPauseMs: 15 * minuteMs },
    // All of them land in the site's own mailbox. The pause is short, since strangers may cause it.
    { key: "contact", free: 100, maxPauseMs: minuteMs / 4 },
  ]);
  const id = randomUUID();
  const receivedAt = now();
  const event = newEvent("contact.received", id, { messageId: id }, receivedAt);
  await messages.add({ ...message, id, emailKey: emailKeyOf(message.email), receivedAt }, event);
  outbox.wake();
}
