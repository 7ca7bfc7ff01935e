import type { Entry as LexiconEntry } from "../domain/composer/lexicon.ts";
import type { WrittenRiddle } from "../domain/composer/riddle-library.ts";
import { wordsOf } from "./pronunciation.ts";

const lengths = { min: 12, max: 110 };
/** Words of the definition of which an earlier hint may have more than the last, by coincidence. */
const chanceWords = 3;

/** Returns the faults of a riddle's hints: of their lengths, and of the ladder that they are. */
export function hintFaults({ lines, hints }: WrittenRiddle, entry: LexiconEntry | undefined): string[] {
  if (!hints) return ["has no hints"];
  const { min, max } = lengths;
  const wrong = hints.filter(({ length }) => length < min || length > max);
  return [
    ...wrong.map((hint) => `has a hint of ${hint.length} characters; ${min} to ${max} are allowed`),
    ...(new Set(hints.map((hint) => wordsOf(hint).join(" "))).size < hints.length
      ? ["has the same hint twice"]
      : []),
    ...(entry ? strengthFaults(hints, entry) : []),
    ...hints.flatMap((hint, index) => sharedFaults(lines, hint, index + 1)),
    ...hints.slice(0, -1).flatMap((hint, index) => soundFaults(hint, index + 1)),
  ];
}

/** Strength can be measured only roughly: an earlier hint must not have more of the definition's words than the third. */
function strengthFaults(hints: readonly string[], { senses }: LexiconEntry): string[] {
  const definitions = senses.map(({ gloss, kind = "", like = [] }) => [gloss, kind, ...like].join(" "));
  const defining = stemsIn(definitions.join(" "));
  const [one, two, three = 0] = hints.map(
    (hint) => [...stemsIn(hint)].filter((stem) => defining.has(stem)).length,
  );
  return [one, two].flatMap((count = 0, index) =>
    count > chanceWords && count > three
      ? [`says more in hint ${index + 1} than in hint 3: ${count} words of the definition, not ${three}`]
      : [],
  );
}

/** A hint that repeats the verse gives a player who was lost in it nothing new. */
function sharedFaults(lines: readonly string[], hint: string, number: number): string[] {
  const inVerse = stemsIn(lines.join(" "));
  const shared = [...stemsIn(hint)].filter((stem) => inVerse.has(stem) && !emptyWords.has(stem));
  return shared.length > 0 ? [`repeats the verse in hint ${number}: ${shared.join(", ")}`] : [];
}

function soundFaults(hint: string, number: number): string[] {
  return /\b(?:sounds? (?:like|the same|just like)|rhymes?|homophones?)\b/i.test(hint)
    ? [`tells the sound in hint ${number}; only hint 3 may`]
    : [];
}

/** The longer words of a text, without the endings of inflections. */
function stemsIn(text: string): Set<string> {
  return new Set(
    wordsOf(text)
      .filter(({ length }) => length >= minStemLength)
      .map(stemOf),
  );
}

const stemOf = (word: string): string => word.replace(/'\w*$/, "").replace(/(?:ing|ed|es|s|ly|e)$/, "");

const minStemLength = 4;

/** Stems of words that say nothing by themselves. */
const emptyWords = new Set(
  `about above after again against almost along already also always another anybody anyone anything around away back
  because been before behind being below beside between both came come could didn't does doesn't doing done don't down
  each either else enough even ever every everybody everyone everything first found from gave gets getting give gives
  goes going gone good hard have having hers here herself himself into isn't itself just keep keeps kept know knows known
  last least less lets like little long look looks made make makes making many matter might mine more most much must near
  need never next nobody none nothing noun often once only onto other others over part people perhaps person place puts
  quite rather really right said same says seem seems shall should since some somebody someone something sometimes soon
  still such take takes taking tell tells than that then them their there these they thing things think this those though
  three through till time times toward towards under until upon used uses usually verb very want wants well went were
  what when where which while whole whose will with without won't word words would year years your yours`
    .split(/\s+/)
    .map(stemOf),
);
