import type { Context } from "../context.ts";
import { sendableMs } from "../domain/delivery.ts";
import { queueMail } from "./queue-mail.ts";

/** Queues a visitor's message to the site, and an acknowledgment to the visitor. */
export async function forwardMessage(
  context: Pick<Context, "messages" | "texts"> & Parameters<typeof queueMail>[0],
  messageId: string,
): Promise<void> {
  const { messages, texts, config } = context;
  const message = await messages.find(messageId);
  if (!message) return;
  await texts.settled;
  const { name, email, subject, receivedAt } = message;
  const expiresAt = new Date(receivedAt.getTime() + 10 * sendableMs);
  await queueMail(context, {
    key: `${messageId}:contact-message`,
    kind: "contact-message",
    to: texts.contactAddress() ?? config.CONTACT_ADDRESS,
    isConfirmed: true,
    messageId,
    data: { name, email, subject },
    expiresAt,
  });
  await queueMail(context, {
    key: `${messageId}:contact-acknowledgement`,
    kind: "contact-acknowledgement",
    to: email,
    isConfirmed: false,
    messageId,
    data: {},
    expiresAt,
  });
}
