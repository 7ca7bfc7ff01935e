import type { PuzzleDate } from "@wordlehint/contracts";
import { newEvent } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { findTextLeak } from "../domain/generation/text-leak.ts";
import { hintFacts } from "../domain/hint-facts.ts";
import type { Riddle } from "../domain/riddle.ts";
import type { SourcedText } from "../domain/riddle-text.ts";
import { chooseText } from "./choose-text.ts";

/**
 * Makes the riddle of a date and saves it with its event. Does nothing when another replica has saved one first.
 * @returns false while another replica is making it
 * @throws when the text gives the answer away; it is not saved then
 */
export async function generateRiddle(context: Context, date: PuzzleDate): Promise<boolean> {
  const { answers, riddles, outbox, now, log } = context;
  const word = await answers.wordFor(date);
  const text = await chooseText(context, date, word);
  if (!text) return false;
  const riddle = riddleOf(date, word, text, now());
  const event = newEvent("riddle.generated", date, { date }, now());
  if (!(await riddles.add(riddle, event))) return true;
  outbox.wake();
  log.info({ date, source: riddle.source }, "riddle generated");
  return true;
}

/**
 * Returns the riddle of a date with this text, ready to be saved.
 * @throws when the text gives the word away
 */
export function riddleOf(date: PuzzleDate, word: string, text: SourcedText, now: Date): Riddle {
  const leak = findTextLeak(word, text);
  if (leak) throw new Error(`the ${leak.part} breaks the spoiler rule "${leak.rule}"`);
  const { lines, theme, hints, notes, source } = text;
  return {
    date,
    word,
    lines,
    theme,
    hints,
    notes,
    source,
    facts: hintFacts(word),
    generatedAt: now,
    releasedAt: null,
  };
}
