import { linkToken } from "@wordlehint/runtime";
import type { MailKind } from "@wordlehint/contracts";
import type { OutgoingMail } from "../clients/mail-server.ts";
import type { Context } from "../context.ts";
import type { Delivery } from "../domain/delivery.ts";
import { messageIdOf, verpAddress } from "../domain/verp.ts";
import { dailyMail, tokenPlaceholders } from "../mails/daily-mail.ts";
import { personalMail } from "../mails/personal-mail.ts";
import { renderMail, type RenderedMail } from "../mails/render-mail.ts";
import type { Reader } from "../store/subscriber-store.ts";
import { dailyMailHeaders, domainOf, mailHeaders } from "./mail-headers.ts";
import { tokensOf } from "./subscriber-links.ts";

type Composing = Pick<Context, "mailings" | "messages" | "texts" | "rendered" | "config" | "now">;

/** The mail can't be made any more, since what it is about is gone. */
export class NothingToSend extends Error {
  override name = "NothingToSend";
}

/**
 * Makes the mail of a delivery.
 * @param reader the subscriber who gets a daily mail
 * @throws {NothingToSend}
 */
export async function composeMail(
  context: Composing,
  delivery: Delivery,
  reader: Reader | undefined,
): Promise<OutgoingMail> {
  await context.texts.settled;
  if (delivery.kind === "daily-hint") {
    if (!reader) throw new NothingToSend("the subscriber is gone");
    return composeDaily(context, delivery, reader);
  }
  return composePersonal(context, { ...delivery, kind: delivery.kind });
}

async function composeDaily(context: Composing, delivery: Delivery, reader: Reader): Promise<OutgoingMail> {
  const { config } = context;
  const { subject, html, text } = await renderedDaily(context, delivery.mailing ?? "", reader.help);
  const tokens = tokensOf(config.LINK_KEY, reader.linkId);
  const personal = (part: string) =>
    part
      .replaceAll(tokenPlaceholders.preferences, tokens.preferences)
      .replaceAll(tokenPlaceholders.unsubscribe, tokens.unsubscribe);
  return {
    ...addressed(context, delivery, reader.email),
    ...dailyMailHeaders(config, dateOf(delivery), tokens.unsubscribe),
    subject,
    html: personal(html),
    text: personal(text),
  };
}

const dateOf = ({ mailing = "" }: Delivery): string => mailing.slice(0, "2026-11-21".length);

/** Rendered once for all readers of a mailing with the same level of help. */
function renderedDaily(context: Composing, mailingId: string, help: Reader["help"]): Promise<RenderedMail> {
  const { mailings, rendered, config } = context;
  const key = `${mailingId} ${help}`;
  const known = rendered.get(key);
  if (known) return known;
  const rendering = (async () => {
    const mailing = await mailings.find(mailingId);
    if (!mailing?.content) throw new NothingToSend("the mailing is gone");
    const { hints, ...content } = mailing.content;
    return renderMail(
      dailyMail({
        ...content,
        siteUrl: config.PUBLIC_ORIGIN,
        postalAddress: config.POSTAL_ADDRESS,
        date: mailing.date,
        hints: help === "hints" ? hints : [],
      }),
    );
  })();
  rendered.set(key, rendering);
  rendering.catch(() => rendered.delete(key));
  return rendering;
}

async function composePersonal(
  context: Composing,
  delivery: Delivery & { kind: Exclude<MailKind, "daily-hint"> },
): Promise<OutgoingMail> {
  const { messages, texts, config } = context;
  const { kind, data, link, to, messageId } = delivery;
  if (to === undefined) throw new NothingToSend("the address is gone");
  const message = kind === "contact-message" ? await messages.find(messageId ?? "") : undefined;
  if (kind === "contact-message" && !message) throw new NothingToSend("the message is gone");
  const product = texts.product();
  const rendered = await renderMail(
    personalMail({
      siteUrl: config.PUBLIC_ORIGIN,
      postalAddress: config.POSTAL_ADDRESS,
      product,
      kind,
      text: texts.textOf(kind),
      variables: data,
      token: link && linkToken(config.LINK_KEY, link.purpose, link.linkId),
      message: message?.message,
    }),
  );
  return {
    ...addressed(context, delivery, to),
    ...rendered,
    ...(message && { replyTo: { name: message.name, address: message.email } }),
    ...mailHeaders(config, kind),
  };
}

function addressed({ texts, config, now }: Composing, { id }: Delivery, to: string) {
  const { MAIL_FROM, BOUNCE_DOMAIN, LINK_KEY } = config;
  return {
    from: { name: texts.product(), address: MAIL_FROM },
    to,
    messageId: messageIdOf(LINK_KEY, id, domainOf(MAIL_FROM)),
    date: now(),
    ...(BOUNCE_DOMAIN !== undefined && { bounceTo: verpAddress(LINK_KEY, id, BOUNCE_DOMAIN) }),
  };
}
