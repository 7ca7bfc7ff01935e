import type { Detector, Match, ParsedText } from "./detector.ts";
import { isLetter } from "./tokens.ts";

/**
 * The word across the borders of other words, where capitals, marks or the text itself point at it: "miC RAN Egg",
 * "mi*c ran e*gg", "hidden in 'mic ran egg'". Without such a pointer it is a coincidence.
 */
export const findHiddenWords: Detector = (word) => (parsed) => {
  const letters = lettersOf(parsed);
  const text = letters.map((at) => parsed.readable.charAt(at)).join("");
  const found: Match[] = [];
  for (let start = text.indexOf(word); start !== -1; start = text.indexOf(word, start + 1)) {
    const indices = letters.slice(start, start + word.length);
    const [from = 0, last = 0] = [indices[0], indices.at(-1)];
    const isJoined = isLetter(parsed.characters[from - 1]) || isLetter(parsed.characters[last + 1]);
    const around = [-2, -1, word.length, word.length + 1].map((offset) => letters[start + offset]);
    const isPointedAt =
      isMarkedOff(parsed, from, last) ||
      (isJoined && (isCapitalised(parsed, indices, around) || isHinted(parsed, from, last, indices)));
    if (isPointedAt) found.push({ rule: "hidden", from, to: last + 1 });
  }
  return found;
};

function lettersOf({ characters }: ParsedText): number[] {
  return characters.flatMap((character, at) => (isLetter(character) ? [at] : []));
}

const minCapitals = 3;

/** Returns whether most of the letters are capitals, and those around them are not. */
function isCapitalised(
  { characters }: ParsedText,
  indices: readonly number[],
  around: readonly (number | undefined)[],
): boolean {
  const capitals = (at: number | undefined): boolean => at !== undefined && characters[at]?.upper === true;
  return indices.filter(capitals).length >= minCapitals && around.filter(capitals).length <= 1;
}

const opening = "\"'“‘«([{<*_~`|";
const closing = "\"'”’»)]}>*_~`|";

/** Returns whether the first letter follows a mark or a tag, and the last one is followed by one. */
function isMarkedOff({ characters }: ParsedText, from: number, last: number): boolean {
  const before = characters[from - 1];
  const after = characters[last + 1];
  const follows =
    before !== undefined && (opening.includes(before.char) || before.end < (characters[from]?.start ?? 0));
  const isFollowed =
    after !== undefined && (closing.includes(after.char) || (characters[last]?.end ?? 0) < after.start);
  return follows && isFollowed;
}

const cue =
  /\bhidden\b|\bhid(?:e|es|ing)?\b|conceal|\bburied\b|\blurk|between (?:the|these|my) (?:words|lines)|\binside (?:the|these|this)\b|\bspans?\b|\bstraddl|\bgaps?\b|\bacross\b|\bmiddle of\b|\bi am in\b|\bfind me in\b|\bborders?\b/;

/** Returns whether the text speaks of hiding, and the word crosses a space. */
function isHinted({ readable }: ParsedText, from: number, last: number, indices: readonly number[]): boolean {
  return last - from >= indices.length && cue.test(readable);
}
