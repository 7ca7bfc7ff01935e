import { readFileSync } from "node:fs";
import { dictionary } from "cmu-pronouncing-dictionary";

/**
 * The sounds of a word in ARPAbet, vowels with their stress (0 none, 1 main, 2 side), from the CMU Pronouncing
 * Dictionary or from `pronunciations.txt`, which has what is missing there. Undefined for an unknown word.
 */
export function soundsOf(word: string): readonly string[] | undefined {
  const known = soundsIn(word);
  if (known) return known;
  for (const [ending, bases, addTo] of inflections) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    const base = bases.map((add) => soundsIn(stem + add)).find((sounds) => sounds !== undefined);
    if (base) return [...base, ...addTo(base.at(-1) ?? "")];
  }
  return undefined;
}

/** Returns whether a sound is a vowel, and so makes a syllable. */
export const isVowel = (sound: string): boolean => /\d$/.test(sound);

/** The words of a line in lower case, the parts of hyphenated ones each by itself. */
export function wordsOf(line: string): string[] {
  return (
    line
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[a-z]+(?:'[a-z]+)*'?/g) ?? []
  );
}

const ownWords = new Map(
  readFileSync(new URL("pronunciations.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [word = "", ...sounds] = line.split(" ");
      return [word, sounds] as const;
    }),
);

function soundsIn(word: string): readonly string[] | undefined {
  const listed = Object.hasOwn(dictionary, word) ? dictionary[word] : undefined;
  return ownWords.get(word) ?? listed?.split(" ");
}

const sibilant = /^(?:S|Z|SH|ZH|CH|JH)$/;
const voiceless = /^(?:P|T|K|F|TH|S|SH|CH)$/;

function soundOfS(last: string): string[] {
  if (sibilant.test(last)) return ["AH0", "Z"];
  return voiceless.test(last) ? ["S"] : ["Z"];
}

function soundOfEd(last: string): string[] {
  if (last === "T" || last === "D") return ["AH0", "D"];
  return voiceless.test(last) ? ["T"] : ["D"];
}

/** Endings, what their stems may lack, and what they add to the sounds of the base. */
const inflections: [ending: string, bases: readonly string[], addTo: (last: string) => string[]][] = [
  ["'s", [""], soundOfS],
  ["s", ["", "e"], soundOfS],
  ["es", ["", "e"], soundOfS],
  ["ed", ["", "e"], soundOfEd],
  ["ing", ["", "e"], () => ["IH0", "NG"]],
];
