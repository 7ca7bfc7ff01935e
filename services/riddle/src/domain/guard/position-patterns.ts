import { letterPattern } from "@wordlehint/contracts/guard/letter-names";

/** The places of a five-letter word by their names, counted from 0. */
export const ordinals: Record<string, number | undefined> = {
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
  ending: 4,
  close: 4,
  finish: 4,
  back: 4,
  tail: 4,
};
export const numbers: Record<string, number | undefined> = {
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
/** One of these occurs in every statement. */
export const anyCue =
  /first|1st|initial|second|2nd|third|3rd|middle|cent|fourth|4th|penult|fifth|5th|last|final|letter|character|position|place|square|box|tile|slot|spot|no\.|#|number|begin|began|start|open|lead|led|head|end|finish|clos|stop|front|heart|core|back|tail|edge|outer|outside|border|between|from|trail|rear|behind/;
/** Marks around a letter. */
const mark = "[\"'“‘”’«»(\\[*_~`-]{0,3}";
const letter = `${mark}(${letterPattern})${mark}(?![a-z0-9])(?!['’][a-z])`;
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
const bothEnds = "(?:(?:outer|outside|outermost|end) letters|edges|bookends|borders|ends|extremes)";
const and = `[ ,]{1,2}(?:(?:and|&|then) )?${article}`;
/** Statements about letters and their places, as sentences make them. */
export const patterns = {
  ordinalThenLetter: new RegExp(`${before}${ordinal}${noun}${owner}${verb}${gap}${article}${letter}`, "dg"),
  twoOrdinals: new RegExp(
    `${before}${ordinal},? (?:and |& )?(?:the )?${ordinal}${noun}${owner}${verb}${gap}${article}${letter}(?: and ${article}${letter})?`,
    "dg",
  ),
  numberThenLetter: new RegExp(
    `(?:letter|character|position|place|square|box|tile|slot|spot|number|no\\.|#) ?(?:number|no\\.?|#)? ?([1-5]|one|two|three|four|five)(?:${verb})${gap}${article}${letter}`,
    "dg",
  ),
  letterThenPlace: new RegExp(
    `${before}(?:an? |the |letter |capital |with )*${letter}[ ,]{1,2}(?:(?:(?:is|comes|stands|sits|goes|stays|falls|lies|at|in|as|on|to|for|takes|fills|right|it) )+(?:(?:an?|my|the|its|our|your|very|me) )*|(?:my|its) )${place}(?![a-z])`,
    "dg",
  ),
  letterLeads: new RegExp(
    `${before}${letter} (?:leads|opens|starts|begins|goes before|in front)(?![a-z])`,
    "dg",
  ),
  letterTrails: new RegExp(
    `${before}${letter} (?:trails|ends|closes|finishes|(?:brings|bringing) up the rear|behind)(?![a-z])`,
    "dg",
  ),
  chunkThenPlace: new RegExp(
    `${before}${chunk}[ ,]{1,2}(?:(?:is|comes|stands|sits|at|in|on|right) )+(?:(?:my|the|its|very) )*${place}(?![a-z])`,
    "dg",
  ),
  atStart: new RegExp(`${start}(?: ${startPreposition})? ${article}${letter}`, "dg"),
  chunkAtStart: new RegExp(`${start} ${startPreposition} ${article}${chunk}`, "dg"),
  atEnd: new RegExp(`${end}(?: ${endPreposition})? ${article}${letter}`, "dg"),
  chunkAtEnd: new RegExp(`${end} ${endPreposition} ${article}${chunk}`, "dg"),
  next: new RegExp(
    `(?:[ ,;]|and|then|next|followed by|after that|comes|goes|plus){1,6} ${article}${letter}`,
    "dy",
  ),
  endsThenLetters: new RegExp(
    `${before}(?:my |its |the )?${bothEnds}${verb}${gap}${article}${letter}${and}${letter}`,
    "dg",
  ),
  lettersThenEnds: new RegExp(
    `${before}${letter}${and}${letter} (?:(?:are|is|make|form|as|for|at|on|my|the|its|both) ){1,3}${bothEnds}(?![a-z])`,
    "dg",
  ),
  betweenLetters: new RegExp(
    `${before}(?:between|from) ${article}${letter}(?: to${gap}${article}|${and})${letter}`,
    "dg",
  ),
  atEitherEnd: new RegExp(
    `${before}${letter} (?:(?:is|stands|sits) )?(?:at|on) (?:one|either|each) (?:end|side)${and}${letter}`,
    "dg",
  ),
  inWord: new RegExp(
    `${before}${ordinal}${noun} (?:is|lies|appears|sits|hides|stands|lives|can be found) (?:in|inside|within) ${mark}([a-z]{2,12})${mark},? {0,2}(?:but|and|yet|though|not|never|also)(?![a-z])`,
    "dg",
  ),
};

/** What a part of the text says of the word: "c....", with a dot for each letter that it doesn't tell. */
export type Statement = {
  mask: string;
  /** Indices of characters, `to` exclusive. */
  from: number;
  to: number;
  /** True if it may as well be meant otherwise. */
  isVague: boolean;
};

/** The mask in which these letters stand from this place on. */
export function maskOf(letters: string, position: number, length: number): string {
  return (".".repeat(position) + letters).slice(0, length).padEnd(length, ".");
}
