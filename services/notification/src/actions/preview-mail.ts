import { homeZone, latestPuzzleDate, type EditorsMailPreview } from "@wordlehint/contracts";
import { audit, DomainError, emailKeyOf } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { smtpVerdict } from "../domain/smtp-verdict.ts";
import { addressHash } from "../domain/verp.ts";
import { renderMail } from "../mails/render-mail.ts";
import { sampleMail } from "../mails/sample-mail.ts";
import { limitAttempts } from "./limit-attempts.ts";
import { sampleEnvelope } from "./mail-headers.ts";

type Previewing = Pick<Context, "attempts" | "suppressions" | "texts" | "server" | "config" | "now" | "log">;

const minuteMs = 60_000;

/**
 * Mails an editor the text that they are writing, with sample values, at once and past the queue: the editor waits for
 * what the mail server says.
 * @throws {TooManyAttempts}
 * @throws {DomainError} `forbidden` when nothing is sent to the address, `unavailable` when the mail server didn't take it
 */
export async function previewMail(
  context: Previewing,
  { kind, text, to, editor, client }: EditorsMailPreview,
): Promise<{ to: string }> {
  const { suppressions, texts, server, config, now, log } = context;
  await limitAttempts(context, [{ key: `preview ${editor}`, free: 20, maxPauseMs: 15 * minuteMs }]);
  const hash = addressHash(config.LINK_KEY, emailKeyOf(to));
  if ((await suppressions.find([hash])).size > 0)
    throw new DomainError("forbidden", "Your address is one of those to which no emails are sent.");
  await texts.settled;
  const { subject, ...parts } = await renderMail(
    sampleMail({
      siteUrl: config.PUBLIC_ORIGIN,
      postalAddress: config.POSTAL_ADDRESS,
      product: texts.product(),
      kind,
      text,
      email: to,
      date: latestPuzzleDate(now().getTime(), homeZone),
    }),
  );
  try {
    await server.send({
      ...sampleEnvelope(context, { kind, to }),
      subject: `Preview: ${subject}`,
      ...parts,
    });
  } catch (error) {
    const { reason } = smtpVerdict(error);
    audit(log, "preview not sent", { who: editor, from: client, kind, reason });
    throw new DomainError("unavailable", `The mail server didn’t take the preview: ${reason}`);
  }
  audit(log, "preview sent", { who: editor, from: client, kind });
  return { to };
}
