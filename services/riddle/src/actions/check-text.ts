import { setImmediate as othersTurn } from "node:timers/promises";
import type { CheckTextResponse } from "@wordlehint/contracts";
import type { Context } from "../context.ts";
import { isCommonWord } from "../domain/guard/common-words.ts";
import { mentionsAny } from "../domain/guard/mentions-any.ts";
import { lockedDates } from "../domain/locked-dates.ts";
import { splitText } from "../domain/split-text.ts";

/**
 * Whether a text may be published now, or names an answer that is locked or still to come. It isn't said which one:
 * an editor's screen is seen by others. A word that stands in nearly any text can't be kept out of texts, and
 * tells nothing there.
 */
export async function checkText(
  { answers, shelf, now, config }: Context,
  text: string,
): Promise<CheckTextResponse> {
  const dates = lockedDates(now().getTime(), config.HORIZON_DAYS);
  const words = await Promise.all(
    dates.map(async (date) => shelf.get(date)?.word ?? (await answers.wordFor(date))),
  );
  const telling = [...new Set(words)].filter((word) => !isCommonWord(word));
  for (const chunk of splitText(text, chunkLength)) {
    if (mentionsAny(telling, chunk)) return { ok: false, reason };
    await othersTurn();
  }
  return { ok: true };
}

/** Takes a few milliseconds, so that a long text keeps no player waiting. */
const chunkLength = 4000;

const reason =
  "This text names the answer of a puzzle that isn't over yet. Take the word out, or publish the text in a few days.";
