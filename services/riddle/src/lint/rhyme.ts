import { isVowel } from "./pronunciation.ts";

/**
 * Returns whether two words rhyme cleanly: they sound the same from the last stressed vowel on, and differently before it. The
 * last syllable of a long word counts as stressed too if verse can stress it, as in "memory" and "sea".
 */
export function doRhyme(one: readonly string[], other: readonly string[]): boolean {
  return endingsOf(one).some((a) =>
    endingsOf(other).some((b) => a.ending === b.ending && a.onset !== b.onset),
  );
}

type Ending = { ending: string; /** The consonants before the ending's vowel. */ onset: string };

/** The parts of a word that another one must share to rhyme with it. */
export function endingsOf(sounds: readonly string[]): Ending[] {
  const vowels = sounds.flatMap((sound, index) => (isVowel(sound) ? [index] : []));
  const last = vowels.at(-1);
  if (last === undefined) return [];
  const stressed = vowels.findLast((index) => /[12]$/.test(sounds[index] ?? "")) ?? last;
  const isPromoted = vowels.length >= 3 && vowels.indexOf(last) - vowels.indexOf(stressed) >= 2;
  return [...new Set([stressed, ...(isPromoted ? [last] : [])])].map((start) => ({
    ending: sounds.slice(start).join(" ").replaceAll(/\d/g, ""),
    onset: onsetBefore(sounds, start),
  }));
}

function onsetBefore(sounds: readonly string[], start: number): string {
  const before = sounds.slice(0, start);
  return before.slice(before.findLastIndex(isVowel) + 1).join(" ");
}
