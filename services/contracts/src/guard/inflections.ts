import { type Detector, type Match, reverse } from "./detector.ts";
import { createInflectionTest } from "./inflection-test.ts";

/** Inflections, derivations and compounds, also written backwards; and the word with repeated letters ("craaane"). */
export const findInflections: Detector = (word, knowledge) => {
  const isInflection = createInflectionTest(word, knowledge);
  return ({ letterRuns }) =>
    letterRuns.flatMap(({ text, from, to, plain }): Match[] => {
      if (text.length < 3) return [];
      if (isInflection(text)) return [{ rule: plain ? "inflection" : "lookalike", from, to }];
      if (text.length < 12 && isReversedInflection(word, text, isInflection)) {
        return [{ rule: "reversed", from, to }];
      }
      return isStretched(word, text) ? [{ rule: "lookalike", from, to }] : [];
    });
};

/** Only the word with a short ending counts ("senarc"): a reversed compound is unreadable. */
function isReversedInflection(word: string, text: string, isInflection: (text: string) => boolean): boolean {
  const reversed = reverse(text);
  return reversed.startsWith(word) && reversed.length <= word.length + 3 && isInflection(reversed);
}

/** Every letter twice, or one of them at least three times. "latter" is not a stretched "later". */
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
