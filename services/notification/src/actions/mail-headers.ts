import { randomUUID } from "node:crypto";
import type { MailKind } from "@wordlehint/contracts";
import type { OutgoingMail } from "../clients/mail-server.ts";
import type { Context } from "../context.ts";
import { messageIdOf } from "../domain/verp.ts";
import { sampleToken } from "../mails/sample-mail.ts";
import { siteLinks } from "../mails/site-links.ts";

type Config = Pick<Context["config"], "MAIL_FROM" | "PUBLIC_ORIGIN" | "UNSUBSCRIBE_ADDRESS">;
type Headers = Pick<OutgoingMail, "headers" | "list">;

/** Marks a mail as written by a program (RFC 3834), and names what complaints are counted by at large providers. */
export function mailHeaders({ MAIL_FROM }: Config, kind: MailKind, campaign = "personal"): Headers {
  const feedbackId = `${campaign}:${kind}:${domainOf(MAIL_FROM)}`;
  return { headers: { "Auto-Submitted": "auto-generated", "Feedback-ID": feedbackId } };
}

/** The same for a daily mail, with the ways to unsubscribe that mail programs know. */
export function dailyMailHeaders(config: Config, campaign: string, token: string): Headers {
  const { MAIL_FROM, PUBLIC_ORIGIN, UNSUBSCRIBE_ADDRESS: address } = config;
  const { headers } = mailHeaders(config, "daily-hint", campaign);
  return {
    headers: { ...headers, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    list: {
      unsubscribe: [
        siteLinks(PUBLIC_ORIGIN).oneClickUnsubscribe(token),
        ...(address === undefined ? [] : [`mailto:${address}`]),
      ],
      id: { name: "Daily hint", domain: `daily-hint.${domainOf(MAIL_FROM)}` },
    },
  };
}

/** All of a sample of a kind of mail but its contents: as of a real one, except that unsubscribing does nothing. */
export function sampleEnvelope(
  { texts, config, now }: Pick<Context, "texts" | "config" | "now">,
  { kind, to }: { kind: MailKind; to: string },
): Omit<OutgoingMail, "subject" | "html" | "text"> {
  const { LINK_KEY, MAIL_FROM } = config;
  return {
    from: { name: texts.product(), address: MAIL_FROM },
    to,
    messageId: messageIdOf(LINK_KEY, randomUUID(), domainOf(MAIL_FROM)),
    date: now(),
    ...(kind === "daily-hint"
      ? dailyMailHeaders(config, "sample", sampleToken)
      : mailHeaders(config, kind, "sample")),
  };
}

export const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1);
