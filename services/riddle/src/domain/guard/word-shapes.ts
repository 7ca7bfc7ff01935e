import { isCommonWord } from "./common-words.ts";
import { type Detector, reverse, type Sighting, sortLetters } from "./sighting.ts";
import { formTestFor } from "./word-forms.ts";

/** Inflections, derivations and compounds; also written backwards or with letters held down ("craaane"). */
export const findForms: Detector = (word, { tokens }) => {
  const isForm = formTestFor(word);
  return tokens.flatMap(({ text, from, to, plain }): Sighting[] => {
    if (text.length < 3) return [];
    if (isForm(text)) return [{ rule: plain ? "inflection" : "lookalike", from, to }];
    if (text.length < 12 && isReversedForm(word, text, isForm)) return [{ rule: "reversed", from, to }];
    return isStretched(word, text) ? [{ rule: "lookalike", from, to }] : [];
  });
};

/** Compounds read backwards are no words: only the word with a short tail counts ("senarc"). */
function isReversedForm(word: string, text: string, isForm: (text: string) => boolean): boolean {
  const turned = reverse(text);
  return turned.startsWith(word) && turned.length <= word.length + 3 && isForm(turned);
}

/** Every letter twice, or one of them three times and more; but "latter" is not "later". */
function isStretched(word: string, text: string): boolean {
  if (text.length <= word.length || !text.startsWith(word.charAt(0))) return false;
  if (
    text.length === 2 * word.length &&
    Array.from(word).every((letter, i) => text.startsWith(letter + letter, 2 * i))
  ) {
    return true;
  }
  return /(.)\1\1/.test(text) && text.replace(/(.)\1+/g, "$1") === word.replace(/(.)\1+/g, "$1");
}

const shuffleCue =
  /anagram|scrambl|shuffl|rearrang|re-arrang|jumbl|unscrambl|mixed[- ]up|reorder|my letters|these letters/i;

/** The letters in another order: as one token, or as single letters in a row. */
export const findAnagrams: Detector = (word, { text, cells, tokens }) => {
  const sorted = sortLetters(word);
  const cued = shuffleCue.test(text);
  const isScrambled = (letters: string): boolean => letters !== word && sortLetters(letters) === sorted;
  const whole = tokens.filter(
    (token) =>
      token.text.length === word.length && isScrambled(token.text) && (cued || !isCommonWord(token.text)),
  );
  const spaced = letterRuns(tokens).flatMap((run) =>
    run.slice(0, 1 - word.length).flatMap((first, i) => {
      const five = run.slice(i, i + word.length);
      return isScrambled(five.map((token) => token.text).join(""))
        ? [{ from: first.from, to: five.at(-1)?.to ?? 0 }]
        : [];
    }),
  );
  return [...whole, ...spaced]
    .filter(({ from, to }) => cells[from] !== undefined && to > from)
    .map(({ from, to }) => ({ rule: "anagram", from, to }));
};

interface LetterToken {
  text: string;
  from: number;
  to: number;
}

/** Runs of five and more single letters with only a little between them. */
export function letterRuns(tokens: readonly LetterToken[], atLeast = 5): LetterToken[][] {
  const runs: LetterToken[][] = [];
  let run: LetterToken[] = [];
  for (const token of tokens) {
    const last = run.at(-1);
    if (token.text.length > 1 || (last && token.from - last.to > 6)) {
      runs.push(run);
      run = [];
    }
    if (token.text.length === 1) run.push(token);
  }
  runs.push(run);
  return runs.filter(({ length }) => length >= atLeast);
}
