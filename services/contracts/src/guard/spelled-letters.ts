import { type Detector, type Match, reverse } from "./detector.ts";
import { alphabets, type LetterNames } from "./letter-names.ts";
import type { Token } from "./tokens.ts";

/** Without "a", which is the article almost everywhere. */
const allNames = new Set(
  ["double", ...alphabets.flatMap((alphabet) => [...alphabet.keys()])].filter((name) => name.length > 1),
);

/** Words that may stand between spelled letters. */
const fillers = new Set(
  "and then next comma plus followed by with finally lastly after that comes dash hyphen space dot a the letter is".split(
    " ",
  ),
);

const maxFillers = 20;

/** The letters spelled out by their names or in a spelling alphabet, forwards and backwards. */
export const findSpelledLetters: Detector = (word) => {
  const reversed = reverse(word);
  return ({ words }) => {
    // Most texts name no letters.
    if (words.filter(({ text }) => allNames.has(text)).length < 2) return [];
    return alphabets.flatMap((alphabet) => [
      ...inAlphabet(word, words, alphabet),
      ...inAlphabet(reversed, words, alphabet),
    ]);
  };
};

/** At least two of the letters must be named: single letters alone are a matter of other rules. */
function inAlphabet(word: string, words: readonly Token[], alphabet: LetterNames): Match[] {
  const spoken = words.map(({ text }) => alphabet.get(text) ?? (text.length === 1 ? text : ""));
  return words.flatMap((first, start): Match[] => {
    let [at, named, done, skipped] = [start, 0, 0, 0];
    for (; done < word.length && at < words.length; at++) {
      const text = words[at]?.text ?? "";
      if (
        text === "double" &&
        word.charAt(done) === word.charAt(done + 1) &&
        spoken[at + 1]?.includes(word.charAt(done))
      ) {
        done += 2;
        named++;
        at++;
      } else if (text === "double" && word.charAt(done) === "w" && spoken[at + 1] === "u") {
        done++;
        named++;
        at++;
      } else if (spoken[at]?.includes(word.charAt(done))) {
        done++;
        if (text.length > 1) named++;
      } else if (done === 0 || !fillers.has(text) || ++skipped > maxFillers) break;
    }
    const last = words[at - 1];
    return done === word.length && named >= 2 && last
      ? [{ rule: "spelled-out", from: first.from, to: last.to }]
      : [];
  });
}
