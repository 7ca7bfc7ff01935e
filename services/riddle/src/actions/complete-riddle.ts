import type { Context } from "../context.ts";
import { findTextLeak } from "../domain/generation/text-leak.ts";
import type { Riddle } from "../domain/riddle.ts";

/**
 * Gives a riddle that an earlier version has saved the hints, the theme and the source that it lacks. Its verse stays.
 * @throws when a hint gives the word away; nothing is saved then
 */
export async function completeRiddle({ offline, riddles }: Context, riddle: Riddle): Promise<void> {
  const { word, date, lines } = riddle;
  const text = offline.complete(word, date, lines);
  const leak = findTextLeak(word, { ...text, lines: [] });
  if (leak) throw new Error(`the ${leak.part} breaks the spoiler rule "${leak.rule}"`);
  await riddles.complete(date, text);
}
