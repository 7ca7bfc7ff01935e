import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { CheckTextResponse, EditorsText } from "@wordlehint/contracts";
import { audit, DomainError } from "@wordlehint/runtime";
import { isCommonWord } from "@wordlehint/contracts/guard/common-words";
import type { Context } from "../context.ts";
import { mentionsAny } from "../domain/guard/mentions-any.ts";
import { lockedDates } from "../domain/locked-dates.ts";
import { splitText } from "../domain/split-text.ts";
import { countAnswerWords } from "../domain/word-list-text.ts";

/**
 * Judges whether a text may be published now, or contains an answer that is locked or still to come. It doesn't say
 * which one: others may see the editor's screen. Common words such as "about" are allowed, since most texts contain them.
 *
 * Answers must not be found out by trying words. So a list of words is not judged, and after twenty refused texts no
 * text of that editor is, until the next day (UTC).
 *
 * @throws {DomainError} `unavailable` when too many texts of the editor are being checked
 */
export async function checkText(
  context: Context,
  { text, editor, client }: EditorsText,
): Promise<CheckTextResponse> {
  const { refusals, now, log } = context;
  if (await isWordList(context, text)) return { ok: null, reason: reasons.wordList };
  const check = await refusals.begin(editor, now());
  if (check === "busy")
    throw new DomainError("unavailable", "Other texts of yours are still being checked. Please try again.");
  if (check === "exhausted") {
    audit(log, "text not checked: too many were refused", { who: editor, from: client });
    return { ok: null, reason: reasons.exhausted };
  }
  const isRefused = await namesLockedAnswer(context, text).catch(async (error: unknown) => {
    await check.release();
    throw error;
  });
  if (!isRefused) {
    await check.release();
    return { ok: true };
  }
  const refusedToday = await check.refuse();
  audit(log, "text refused", { who: editor, from: client, refusedToday });
  return { ok: false, reason: reasons.locked };
}

async function isWordList({ findListedWords }: Context, text: string): Promise<boolean> {
  const count = countAnswerWords(findListedWords);
  for (const chunk of splitText(text, chunkLength)) {
    count.add(chunk);
    if (count.isWordList()) return true;
    await yieldToEventLoop();
  }
  return false;
}

async function namesLockedAnswer({ answers, shelf, now, config }: Context, text: string): Promise<boolean> {
  const dates = lockedDates(now().getTime(), config.HORIZON_DAYS);
  const words = await Promise.all(
    dates.map(async (date) => shelf.get(date)?.word ?? (await answers.knownWordFor(date))),
  );
  const lockedWords = [...new Set(words)]
    .filter((word) => word !== undefined)
    .filter((word) => !isCommonWord(word));
  for (const chunk of splitText(text, chunkLength)) {
    if (mentionsAny(lockedWords, chunk)) return true;
    await yieldToEventLoop();
  }
  return false;
}

/** Checking a chunk takes a few milliseconds, so that a long text does not delay other requests. */
const chunkLength = 4000;

const reasons = {
  locked:
    "This text names the answer of a puzzle that isn't over yet. Take the word out, or publish the text in a few days.",
  wordList:
    "This text was not checked for spoilers: it has more than 30 different words of the answer list outside of sentences, or more than 200 in all. Split it, or check it yourself before you publish it.",
  exhausted:
    "This text was not checked for spoilers: 20 texts of yours were refused today, and no more are checked until midnight (UTC). Take out five-letter words that you aren't sure of, or publish the text tomorrow.",
} as const;
