import type { ParsedText } from "./detector.ts";
import { isLetter, type Token } from "./tokens.ts";

/** Letters that a reader may pick out of the text, as indices of characters in reading order. */
export type Picks = number[];

const lastCue = /\b(?:last|final|ends?|endings?|tails?|finish(?:es)?|clos(?:e|es|ings?))\b/;
const middleCue = /\b(?:middles?|cent(?:er|re)s?|hearts?|cores?)\b/;
const ordinalCues = [/\b(?:second|2nd)\b/, /\b(?:third|3rd)\b/, /\b(?:fourth|4th)\b/];
const strideCue = /\b(?:every|each) (other|second|third|fourth|2nd|3rd|4th)\b|\b(alternate)\b/;
const strides: Record<string, number> = { third: 3, "3rd": 3, fourth: 4, "4th": 4 };

/**
 * Returns the letters that a text tells its reader to pick: the last, middle or second letters of its words, or those of
 * every second letter or word. First letters need no such pointer; see `findAcrostics`.
 */
export function pointedLetters(parsed: ParsedText): Picks[] {
  const { readable, words } = parsed;
  const items = words.filter(({ text }) => !/^(?:and|or|then|plus)$/.test(text));
  const ofWords = (pick: (word: Token) => number): Picks[] =>
    [words, items].map((all) => all.map(pick).filter((at) => at >= 0));
  const stride = strideCue.exec(readable);
  return [
    ...(lastCue.test(readable) ? ofWords(({ to }) => to - 1) : []),
    ...(middleCue.test(readable) ? ofWords(middleOf) : []),
    ...ordinalCues.flatMap((cue, index) =>
      cue.test(readable) ? ofWords(({ from, to }) => (from + index + 1 < to ? from + index + 1 : -1)) : [],
    ),
    ...(stride ? everyNth(parsed, strides[stride[1] ?? ""] ?? 2) : []),
  ];
}

/** The letter in the middle; -1 for a word that has none. */
function middleOf({ from, to }: Token): number {
  return (to - from) % 2 === 1 ? (from + to - 1) / 2 : -1;
}

/** Every nth letter of the text, and the first letters of every nth word. */
function everyNth({ characters, words }: ParsedText, stride: number): Picks[] {
  const letters = characters.flatMap((character, at) => (isLetter(character) ? [at] : []));
  return [letters, words.map(({ from }) => from)].flatMap((picks) =>
    Array.from({ length: stride }, (_, offset) => picks.filter((_at, index) => index % stride === offset)),
  );
}
