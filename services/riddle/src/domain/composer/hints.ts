import type { HintFacts } from "@wordlehint/contracts";
import { findLeak } from "../guard/find-leak.ts";
import type { Level } from "../guard/levels.ts";
import { wordsOfField } from "./fields.ts";
import { clausesOf } from "./gloss.ts";
import { capitalise, counted, withArticle } from "./grammar.ts";
import type { Entry, Sense } from "./lexicon.ts";
import { nounPhrase } from "./sense-clues.ts";

/** Three hints, from the vaguest to the strongest. */
export type Hints = readonly [string, string, string];

const maxHintLength = 110;

/**
 * Writes three hints on a word, each of which passes the spoiler guard at its level: the kind of word, then what is near
 * it in meaning, then what it means. What the lexicon doesn't tell is taken from the letters.
 */
export function composeHints(word: string, facts: HintFacts, entry: Entry | undefined): Hints {
  const senses = entry?.senses ?? [];
  const used = new Set<string>();
  const choose = (level: Level, candidates: readonly string[]): string => {
    const hint = candidates
      .map((text) => `${capitalise(text)}.`)
      .find(
        (text) => text.length <= maxHintLength && !used.has(text) && findLeak(word, text, level) === null,
      );
    if (hint === undefined) throw new Error(`every candidate for ${level} gives the answer away`);
    used.add(hint);
    return hint;
  };
  const own = entry?.clues ?? [];
  const third = choose("hint-3", [...senses.flatMap(definitions), ...own, ...lettersInPlace(word)]);
  const second = choose("hint-2", [...senses.flatMap(relations), ...own, ...factsTogether(facts)]);
  const first = choose("hint-1", [...senses.map((sense) => wordsOfField(sense).hint), ...factsAlone(facts)]);
  return [first, second, third];
}

/** Possible themes, the best first: the field of the commonest sense. */
export function composeTheme(word: string, entry: Entry | undefined): string | undefined {
  return (entry?.senses ?? [])
    .flatMap((sense) => wordsOfField(sense).theme ?? [])
    .find((theme) => findLeak(word, theme) === null);
}

/** The fuller definitions first. */
function definitions(sense: Sense): string[] {
  const clauses = [...clausesOf(sense, { maxLength: 96 }), ...clausesOf(sense)];
  return clauses.flatMap((clause) => {
    const text = sense.pos === "noun" ? nounPhrase(clause, sense) : clause;
    if (text === null) return [];
    return sense.pos === "verb" && !/^to\b/.test(text) ? [`to ${text}`] : [text];
  });
}

function relations({ pos, kind, kinds = [], like = [], unlike = [], within = [] }: Sense): string[] {
  const isNoun = pos === "noun";
  return [
    ...unlike.slice(0, 1).map((opposite) => `the opposite of "${opposite}"`),
    ...(isNoun && kinds.length > 1
      ? [`one sort of it is called "${kinds[0] ?? ""}", and another "${kinds[1] ?? ""}"`]
      : []),
    ...(isNoun && kind !== undefined ? [`one kind of ${kind}`] : []),
    ...(pos === "verb" && kind !== undefined ? [`one way to ${kind}`] : []),
    ...(like.length > 0
      ? [
          `close in meaning to ${like
            .slice(0, 2)
            .map((text) => `"${text}"`)
            .join(" and ")}`,
        ]
      : []),
    ...(isNoun && within[0] !== undefined ? [`it is part of ${withArticle(within[0])}`] : []),
  ];
}

function factsAlone({ vowelCount, startsWith }: HintFacts): string[] {
  return [
    `${counted(vowelCount, "vowel")} among five letters`,
    `it has ${counted(vowelCount, "vowel")}`,
    `it opens with a ${startsWith}`,
    "five letters, and no more is said of it yet",
  ];
}

function factsTogether({ startsWith, hasRepeatedLetter, vowelCount }: HintFacts): string[] {
  const repeats = hasRepeatedLetter ? "one letter comes more than once" : "no letter comes more than once";
  return [
    `it opens with a ${startsWith}, and ${repeats}`,
    `a ${startsWith} leads, and it has ${counted(5 - vowelCount, "consonant")}`,
    `${counted(5 - vowelCount, "consonant")}, and ${repeats}`,
  ];
}

/** The third hint may tell two letters. */
function lettersInPlace(word: string): string[] {
  const [first = "", , middle = "", , last = ""] = Array.from(word.toUpperCase());
  return [
    `the first letter is ${first}, and the last letter is ${last}`,
    `it begins with ${first} and ends with ${last}`,
    `the third letter is ${middle}`,
    `it ends with ${last}`,
  ];
}
