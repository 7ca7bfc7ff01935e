import { isShortWord } from "./guard-words.ts";
import type { Detector, Match, ParsedText } from "./detector.ts";

/**
 * Letters of the word told with their places: "third letter E", "begins with C", "ends in -NE", "the middle is A",
 * "letter 3 is A", "my first is in cat but not in hat". One match for each place that is told, however often.
 */
export const findLetterPositions: Detector = (word) => (parsed) => {
  if (!anyCue.test(parsed.readable)) return [];
  const told = new Map<number, Match>();
  for (const { letters, position, from, to } of statementsIn(parsed, word.length))
    if (word.startsWith(letters, position))
      for (let at = position; at < position + letters.length; at++)
        if (!told.has(at)) told.set(at, { rule: "positions", from, to });
  return [...told.values()];
};

/** That these letters stand from this position on. `from` and `to` are indices of characters. */
type Statement = { letters: string; position: number; from: number; to: number };

const ordinals: Record<string, number | undefined> = {
  first: 0,
  "1st": 0,
  initial: 0,
  opening: 0,
  start: 0,
  beginning: 0,
  front: 0,
  head: 0,
  second: 1,
  "2nd": 1,
  third: 2,
  "3rd": 2,
  middle: 2,
  central: 2,
  centre: 2,
  center: 2,
  heart: 2,
  core: 2,
  fourth: 3,
  "4th": 3,
  penultimate: 3,
  fifth: 4,
  "5th": 4,
  last: 4,
  final: 4,
  closing: 4,
  end: 4,
  back: 4,
  tail: 4,
};
const numbers: Record<string, number | undefined> = {
  "1": 0,
  one: 0,
  "2": 1,
  two: 1,
  "3": 2,
  three: 2,
  "4": 3,
  four: 3,
  "5": 4,
  five: 4,
};

const ordinal =
  "(first|1st|initial|opening|second|2nd|third|3rd|middle|central|centre|center|fourth|4th|penultimate|fifth|5th|last|final|closing)";
const place =
  "(first|second|third|fourth|fifth|last|start|beginning|front|head|middle|centre|center|heart|core|end|back|tail)";
const anyCue =
  /first|1st|initial|second|2nd|third|3rd|middle|cent|fourth|4th|penult|fifth|5th|last|final|letter|character|position|place|square|box|tile|slot|spot|no\.|#|number|begin|began|start|open|lead|led|head|end|finish|clos|stop|front|heart|core|back|tail/;
const mark = "[\"'“‘”’«»(\\[*_~`-]{0,3}";
const letter = `${mark}([a-z])${mark}(?![a-z0-9])(?!['’][a-z])`;
const chunk = `${mark}([a-z]{2,4})${mark}(?![a-z0-9])(?!['’][a-z])`;
const article = "(?:(?:an?|the|letters?|capital|its|my|your|with|by) {1,3}){0,3}";
const noun = "(?:[ -](?:letter|character|place|spot|square|box|tile|position|sign|one))?s?";
const owner =
  "(?: (?:of|in|from) (?:me|mine|it|(?:my|the|its|these|those|five) (?:letters?|word|name|answer|solution|five)))?";
const verb =
  "(?:[ ,:=>–—-]{1,3}(?:is|are|was|be|being|it's|must|will|would|has|comes|reads|shows|holds|equals|stands|for|both|called))*";
const gap = "[ ,:=>–—-]{1,4}";

const before = "(?<![a-z0-9])";
const start = `${before}(?:begin|begins|beginning|began|start|starts|starting|started|open|opens|opening|opened|lead|leads|leading|led)(?: off| out)?`;
const startPreposition = "(?:with|in|by|on|from|as|at)";
const end = `${before}(?:end|ends|ending|ended|finish|finishes|finishing|finished|close|closes|closing|closed|stop|stops|stopping)(?: off| up)?`;
const endPreposition = "(?:with|in|on|by|at|as)";
const patterns = {
  ordinalThenLetter: new RegExp(`${before}${ordinal}${noun}${owner}${verb}${gap}${article}${letter}`, "g"),
  twoOrdinals: new RegExp(
    `${before}${ordinal},? (?:and |& )?(?:the )?${ordinal}${noun}${owner}${verb}${gap}${article}${letter}(?: and ${article}${letter})?`,
    "g",
  ),
  numberThenLetter: new RegExp(
    `(?:letter|character|position|place|square|box|tile|slot|spot|number|no\\.|#) ?(?:number|no\\.?|#)? ?([1-5]|one|two|three|four|five)(?:${verb})${gap}${article}${letter}`,
    "g",
  ),
  letterThenPlace: new RegExp(
    `${before}(?:an? |the |letter |capital |with )*${letter}[ ,]{1,2}(?:(?:is|comes|stands|sits|goes|stays|falls|lies|at|in|as|on|to|for|takes|fills|right|it) )+(?:(?:my|the|its|our|your|very|me) )*${place}(?![a-z])`,
    "g",
  ),
  chunkThenPlace: new RegExp(
    `${before}${chunk}[ ,]{1,2}(?:(?:is|comes|stands|sits|at|in|on|right) )+(?:(?:my|the|its|very) )*${place}(?![a-z])`,
    "g",
  ),
  atStart: new RegExp(`${start}(?: ${startPreposition})? ${article}${letter}`, "g"),
  chunkAtStart: new RegExp(`${start} ${startPreposition} ${article}${chunk}`, "g"),
  atEnd: new RegExp(`${end}(?: ${endPreposition})? ${article}${letter}`, "g"),
  chunkAtEnd: new RegExp(`${end} ${endPreposition} ${article}${chunk}`, "g"),
  next: new RegExp(
    `(?:[ ,;]|and|then|next|followed by|after that|comes|goes|plus){1,6} ${article}${letter}`,
    "y",
  ),
  inWord: new RegExp(
    `${before}${ordinal}${noun} (?:is|lies|appears|sits|hides|stands|lives|can be found) (?:in|inside|within) ${mark}([a-z]{2,12})${mark},? {0,2}(?:but|and|yet|though|not|never|also)(?![a-z])`,
    "g",
  ),
};

function statementsIn(parsed: ParsedText, length: number): Statement[] {
  const { readable } = parsed;
  const statements: Statement[] = [];
  const tell = (match: RegExpExecArray, letters: string | undefined, position: number | undefined): void => {
    if (letters === undefined || position === undefined) return;
    const from = match.index + (/^\s/.test(match[0]) ? 1 : 0);
    statements.push({ letters, position, from, to: match.index + match[0].length });
  };
  const isNamed = (match: RegExpExecArray): boolean => isLetterMention(parsed, match);

  for (const match of readable.matchAll(patterns.ordinalThenLetter))
    if (isNamed(match)) tell(match, match[2], ordinals[match[1] ?? ""]);
  for (const match of readable.matchAll(patterns.twoOrdinals)) {
    const [, one = "", two = "", first, second = first] = match;
    if (!isNamed(match)) continue;
    tell(match, first, ordinals[one]);
    tell(match, second, ordinals[two]);
  }
  for (const match of readable.matchAll(patterns.numberThenLetter))
    if (isNamed(match)) tell(match, match[2], numbers[match[1] ?? ""]);
  for (const match of readable.matchAll(patterns.letterThenPlace))
    if (isNamedBefore(parsed, match)) tell(match, match[1], ordinals[match[2] ?? ""]);
  for (const match of readable.matchAll(patterns.chunkThenPlace))
    if (isChunk(parsed, match, match[1] ?? ""))
      tell(match, match[1], startOfChunk(match[1] ?? "", ordinals[match[2] ?? ""] ?? 0, length));
  for (const match of readable.matchAll(patterns.atStart)) {
    if (!isNamed(match)) continue;
    tell(match, match[1], 0);
    tellNext(parsed, match, tell);
  }
  for (const match of readable.matchAll(patterns.chunkAtStart))
    if (isChunk(parsed, match, match[1] ?? "")) tell(match, match[1], 0);
  for (const match of readable.matchAll(patterns.atEnd))
    if (isNamed(match)) tell(match, match[1], length - 1);
  for (const match of readable.matchAll(patterns.chunkAtEnd))
    if (isChunk(parsed, match, match[1] ?? "")) tell(match, match[1], length - (match[1]?.length ?? 0));
  for (const match of readable.matchAll(patterns.inWord)) {
    const [, one = "", text = ""] = match;
    for (const each of new Set(text)) tell(match, each, ordinals[one]);
  }
  return statements;
}

type Tell = (match: RegExpExecArray, letters: string | undefined, position: number | undefined) => void;

/** "… C, then R, then A": the letters that follow the first one. */
function tellNext(parsed: ParsedText, first: RegExpExecArray, tell: Tell): void {
  patterns.next.lastIndex = first.index + first[0].length;
  for (let position = 1; position < 5; position++) {
    const match = patterns.next.exec(parsed.readable);
    if (!match || !isLetterMention(parsed, match)) return;
    tell(match, match[1], position);
  }
}

/** "ran in the middle" of a word of five letters begins at the second one. */
function startOfChunk(letters: string, position: number, length: number): number {
  if (position === 0) return 0;
  if (position === length - 1) return length - letters.length;
  return Math.floor((length - letters.length) / 2);
}

/** Returns whether the letter at the end of a match is meant as a letter: "a" and "I" are words otherwise. */
function isLetterMention({ readable, characters }: ParsedText, match: RegExpExecArray): boolean {
  const text = match[0].replace(new RegExp(`${mark}$`), "");
  const at = match.index + text.length - 1;
  const single = readable.charAt(at);
  if (!"ai".includes(single)) return true;
  if (
    /["'“‘«([*_~`-]/.test(readable.charAt(at - 1)) ||
    /(?:letter|an) $/.test(readable.slice(Math.max(0, at - 8), at))
  )
    return true;
  const rest = readable.slice(at + 1, at + 8);
  if (/^(?:[.,;:!?)\n]|$)/.test(rest)) return true;
  return (
    single === "a" && (characters[at]?.upper === true || /^ (?:and|then|but|while|with|my|at)\b/.test(rest))
  );
}

/** As `isLetterMention`, for the letter at the start of a match: "I come first" and "a first" are no statements. */
function isNamedBefore({ readable, characters }: ParsedText, match: RegExpExecArray): boolean {
  const [text, single = ""] = match;
  if (!"ai".includes(single)) return true;
  const offset = text.search(new RegExp(`(?<![a-z])${single}(?![a-z])(?!.*(?<![a-z])${single}(?![a-z]))`));
  const at = match.index + Math.max(offset, 0);
  if (
    /["'“‘«([*_~`-]/.test(readable.charAt(at - 1)) ||
    /(?:letter|an) $/.test(readable.slice(Math.max(0, at - 8), at))
  )
    return true;
  return (
    single === "a" &&
    characters[at]?.upper === true &&
    /^a (?:is|comes|stands|sits|goes|stays)\b/.test(readable.slice(at, at + 12))
  );
}

/** Returns whether a few letters are meant as such and not as a word: in capitals, between marks, or no word at all. */
function isChunk({ readable, characters }: ParsedText, match: RegExpExecArray, letters: string): boolean {
  const at = match.index + match[0].lastIndexOf(letters);
  if (characters.slice(at, at + letters.length).every(({ upper }) => upper)) return true;
  const isMarked = /["'“‘«([*_~`-]/.test(readable.charAt(at - 1));
  return isMarked || !isShortWord(letters);
}
