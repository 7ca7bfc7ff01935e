import type { ParsedText } from "@wordlehint/contracts/guard/detector";
import { maskOf, ordinals, type Statement } from "./position-patterns.ts";

const article = "(?:(?:an?|the|my|your|his|her|its|our|their|every|each|all|some) )*";
const other = "[\"'“‘«*_]?([a-z]{2,})(?![a-z])";
const first = "beginning|start|head|front|opening|first|initial";
const last = "ending|end|tail|back|close|finish|last|final";
const place = `(${first}|second|third|middle|heart|center|centre|core|fourth|${last})s?(?: letter)?`;

/** "starts where crab does", "opens as a clam opens", "begins like crab" */
const startLikeWord = like("begin|start|open");
const endLikeWord = like("end|finish|close|stop");
/** "the first letter of crab", "I share my beginning with crab", "an end like bone" */
const placeOfWord = new RegExp(
  `\\b${place} (?:(?:is|are) )?(?:the same as|of|from|in|with|like|as in) ${article}${other}`,
  "g",
);
/** "crab's beginning" */
const wordsPlace = new RegExp(`\\b${other}['’]s? ${place}(?![a-z])`, "g");

function like(verbs: string): RegExp {
  return new RegExp(
    `\\b(?:${verbs})(?:s|ning|ing)? (?:(?:just|exactly|right|off|up|out) )*(?:where|like|as|with|the way|how) ${article}${other}`,
    "g",
  );
}

/**
 * Letters that the text takes from other words: "I start where crab does and end where bone does", "the head of a crab,
 * the tail of a mouse". Each may be no more than a figure of speech.
 */
export function findBorrowedLetters({ readable }: ParsedText, length: number): Statement[] {
  const at = (
    pattern: RegExp,
    read: (match: RegExpExecArray) => [word: string, place: string],
  ): Statement[] =>
    Array.from(readable.matchAll(pattern)).flatMap((match) => {
      const [word, name] = read(match);
      const position = ordinals[name] ?? 0;
      const letter = letterAt(word, position, length);
      const mask = maskOf(letter, position, length);
      return letter ? [{ mask, from: match.index, to: match.index + match[0].length, isVague: true }] : [];
    });
  return [
    ...at(startLikeWord, ([, word = ""]) => [word, "start"]),
    ...at(endLikeWord, ([, word = ""]) => [word, "end"]),
    ...at(placeOfWord, ([, name = "", word = ""]) => [word, name]),
    ...at(wordsPlace, ([, word = "", name = ""]) => [word, name]),
  ];
}

/**
 * Returns the letter of a word of any length at a place that is told for words of `length` letters: "the end of" means its
 * last letter, and "the middle of" its middle one.
 */
function letterAt(word: string, position: number, length: number): string {
  if (position === length - 1) return word.slice(-1);
  if (position === 2 && word.length % 2 === 1) return word.charAt((word.length - 1) / 2);
  return word.charAt(position);
}
