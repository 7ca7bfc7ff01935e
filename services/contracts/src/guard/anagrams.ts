import { isCommonWord } from "./common-words.ts";
import { type Detector, type Match, type ParsedText, sortLetters } from "./detector.ts";
import { singleLetterSeries } from "./single-letter-series.ts";

const cue =
  /anagram|scrambl|shuffl|rearrang|re-arrang|jumbl|unscrambl|mixed[- ]up|reorder|my letters|these letters/i;

/**
 * The letters of the word in another order, in one run or as a series of single letters. A common word, such as "thing"
 * when the answer is "night", counts only where the text speaks of anagrams.
 */
export const findAnagrams: Detector = (word) => {
  const sorted = sortLetters(word);
  const letters = new Set(word);
  return (parsed) => findIn(word, sorted, letters, parsed);
};

function findIn(
  word: string,
  sorted: string,
  own: ReadonlySet<string>,
  { text, letterRuns }: ParsedText,
): Match[] {
  const isCued = cue.test(text);
  const isAnagram = (letters: string): boolean =>
    own.has(letters.charAt(0)) && letters !== word && sortLetters(letters) === sorted;
  const runs = letterRuns.filter(
    (run) => run.text.length === word.length && isAnagram(run.text) && (isCued || !isCommonWord(run.text)),
  );
  const series = singleLetterSeries(letterRuns, word.length).flatMap((letters) =>
    letters.slice(0, 1 - word.length).flatMap((first, i) => {
      const window = letters.slice(i, i + word.length);
      return isAnagram(window.map((letter) => letter.text).join(""))
        ? [{ from: first.from, to: window.at(-1)?.to ?? first.to }]
        : [];
    }),
  );
  return [...runs, ...series].map(({ from, to }) => ({ rule: "anagram", from, to }));
}
