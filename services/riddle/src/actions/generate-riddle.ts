import type { PuzzleDate } from "@wordlehint/contracts";
import { newEvent } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { findLeak } from "../domain/guard/find-leak.ts";
import { hintFacts } from "../domain/hint-facts.ts";
import type { Riddle } from "../domain/riddle.ts";

/**
 * Composes the riddle of a date and saves it with its event. Does nothing when another replica has saved one first.
 * @throws when the text gives the answer away; it is not saved then
 */
export async function generateRiddle(context: Context, date: PuzzleDate): Promise<void> {
  const { answers, compose, riddles, outbox, now, log } = context;
  const word = await answers.wordFor(date);
  const { lines } = compose(word, date);
  const leak = findLeak(word, lines.join("\n"));
  if (leak) throw new Error(`the riddle breaks the spoiler rule "${leak.rule}"`);

  const riddle: Riddle = { date, word, lines, facts: hintFacts(word), generatedAt: now(), releasedAt: null };
  const event = newEvent("riddle.generated", date, { date }, now());
  if (!(await riddles.add(riddle, event))) return;
  outbox.wake();
  log.info({ date }, "riddle generated");
}
