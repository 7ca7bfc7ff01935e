import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { CheckTextResponse } from "@wordlehint/contracts";
import type { Context } from "../context.ts";
import { isCommonWord } from "../domain/guard/common-words.ts";
import { mentionsAny } from "../domain/guard/mentions-any.ts";
import { lockedDates } from "../domain/locked-dates.ts";
import { splitText } from "../domain/split-text.ts";

/**
 * Whether a text may be published now, or contains an answer that is locked or still to come. Does not say which one:
 * others may see the editor's screen. Common words such as "about" are allowed, since most texts contain them anyway.
 */
export async function checkText(
  { answers, shelf, now, config }: Context,
  text: string,
): Promise<CheckTextResponse> {
  const dates = lockedDates(now().getTime(), config.HORIZON_DAYS);
  const words = await Promise.all(
    dates.map(async (date) => shelf.get(date)?.word ?? (await answers.wordFor(date))),
  );
  const lockedWords = [...new Set(words)].filter((word) => !isCommonWord(word));
  for (const chunk of splitText(text, chunkLength)) {
    if (mentionsAny(lockedWords, chunk)) return { ok: false, reason };
    await yieldToEventLoop();
  }
  return { ok: true };
}

/** Checking a chunk takes a few milliseconds, so that a long text does not delay other requests. */
const chunkLength = 4000;

const reason =
  "This text names the answer of a puzzle that isn't over yet. Take the word out, or publish the text in a few days.";
