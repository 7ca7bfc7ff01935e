import type { RiddleLibrary } from "../composer/riddle-library.ts";
import type { RiddleText } from "../riddle-text.ts";
import { seededShuffle, type SeededRandom } from "../seeded-random.ts";

/** Riddles of the library about other words, with all that goes with them, to show the tone. */
export function exampleRiddles(
  { riddles }: RiddleLibrary,
  word: string,
  count: number,
  random: SeededRandom,
): RiddleText[] {
  const others = [...riddles.keys()].filter((other) => other !== word).sort();
  const written = seededShuffle(others, random).flatMap((other) => riddles.get(other)?.[0] ?? []);
  const whole = written.flatMap(({ lines, theme, hints, notes = null }) =>
    theme && hints ? [{ lines, theme, hints, notes }] : [],
  );
  return whole.slice(0, count);
}
