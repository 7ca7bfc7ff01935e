import type { DatedRiddle, MailText, PuzzleDate } from "@wordlehint/contracts";
import { builtInMailTexts } from "@wordlehint/contracts/mail-texts";
import type { Context } from "../context.ts";
import { dailyMail, tokenPlaceholders, type DailyMail } from "../mails/daily-mail.ts";
import { plainText } from "../mails/plain-text.ts";
import type { MailingContent } from "../store/mailing-store.ts";

type Preparing = Pick<Context, "riddles" | "texts" | "config" | "log">;

/** `unreleased`: there is no riddle yet; `held`: the guard refuses every form of the mail. */
export type PreparedMailing = { content: MailingContent } | "unreleased" | "held";

/**
 * Makes what the mails of a mailing say. The guard judges all of it: an editor's text that leads to the word is replaced
 * by the built-in one, and of the graded hints there are only as many as don't give the word away together.
 * @throws when the riddle service is away
 */
export async function prepareMailing(
  { riddles, texts, config, log }: Preparing,
  { date, timeZone }: { date: PuzzleDate; timeZone: string },
): Promise<PreparedMailing> {
  const riddle = await riddles.find(date, timeZone);
  if (!riddle) return "unreleased";
  await texts.settled;
  const mailOf = (text: MailText, hints: readonly string[]): DailyMail => ({
    siteUrl: config.PUBLIC_ORIGIN,
    postalAddress: config.POSTAL_ADDRESS,
    product: texts.product(),
    text,
    ...partsOf(riddle),
    hints,
  });
  const builtIn = builtInMailTexts["daily-hint"];
  // What an editor writes says something only where it differs from what every mail says.
  const everyday = judgedText({ ...mailOf(builtIn, []), riddle: null });
  const passes = (text: MailText, hints: readonly string[]) =>
    riddles.mayBeSent({
      date,
      text: judgedText(mailOf(text, hints)),
      withHints: hints.length > 0,
      everyday,
    });

  const written = texts.isWritten("daily-hint") ? [texts.textOf("daily-hint")] : [];
  for (const text of [...written, builtIn]) {
    if (!(await passes(text, []))) {
      const isBuiltIn = text === builtIn;
      log.error({ date, isBuiltIn }, "the guard refuses the text of the daily mail");
      continue;
    }
    for (let count = riddle.hints.length; count >= 0; count--) {
      const hints = riddle.hints.slice(0, count);
      if (count === 0 || (await passes(text, hints)))
        return { content: { ...partsOf(riddle), hints, text, product: texts.product() } };
    }
  }
  return "held";
}

const partsOf = ({ date, riddle, puzzleNumber, facts }: DatedRiddle) => ({
  date,
  riddle,
  puzzleNumber,
  facts,
});

/**
 * All that readers see, but for the secret parts of their links, and for the hint facts: those are the same few phrases
 * for every word, which the guard would take for cues of a riddle.
 */
function judgedText(mail: DailyMail): string {
  const { blocks, ...model } = dailyMail(mail);
  const judged = { ...model, blocks: blocks.filter(({ type }) => type !== "facts") };
  const text = [model.subject, model.preheader, plainText(judged)].join("\n");
  return Object.values(tokenPlaceholders).reduce((shown, token) => shown.replaceAll(token, ""), text);
}
