import { type Character, displayedCharacters, sourceCharacters } from "./characters.ts";
import type { FindMatches, ParsedText } from "./detector.ts";
import { type Leak, type LeakPlace, type LeakRule, leakRules } from "./leak.ts";
import { letterRunsOf, likeliestLetter, wordsOf } from "./tokens.ts";

/**
 * Every place of the text where the finders see a rule broken, in the order of the text. A place that breaks several rules
 * is listed once, by the plainest.
 * @param isAllowed whether the text may break the rule in this many places
 */
export function leaksIn(
  text: string,
  finders: readonly FindMatches[],
  isAllowed: (rule: LeakRule, places: number) => boolean,
): Leak[] {
  const displayed = displayedCharacters(text);
  const locate = createLocator(text);
  const leaks = new Map<string, Leak>();
  for (const characters of [sourceCharacters(text), ...(displayed ? [displayed] : [])]) {
    const parsed = parse(text, characters);
    const matches = finders.flatMap((find) => find(parsed));
    const counts = new Map<LeakRule, number>();
    for (const { rule } of matches) counts.set(rule, (counts.get(rule) ?? 0) + 1);
    for (const { rule, from, to } of matches) {
      if (isAllowed(rule, counts.get(rule) ?? 0)) continue;
      const leak = { rule, place: locate(characters[from]?.start ?? 0, characters[to - 1]?.end ?? 0) };
      const span = `${leak.place.start} ${leak.place.end}`;
      const known = leaks.get(span);
      if (!known || rankOf(leak) < rankOf(known)) leaks.set(span, leak);
    }
  }
  return [...leaks.values()].sort((a, b) => a.place.start - b.place.start || a.place.end - b.place.end);
}

/** Returns a smaller number for a plainer leak. */
export function rankOf({ rule }: Leak): number {
  return leakRules.indexOf(rule);
}

function parse(text: string, characters: readonly Character[]): ParsedText {
  return {
    text,
    characters,
    readable: characters.map(readAs).join(""),
    letterRuns: letterRunsOf(characters),
    words: wordsOf(characters),
  };
}

function readAs(character: Character): string {
  if (character.kind === "letter") return likeliestLetter(character);
  if (character.kind === "line-break") return "\n";
  return character.char.length === 1 ? character.char : "\uFFFC";
}

function createLocator(text: string): (start: number, end: number) => LeakPlace {
  const lineStarts = [0, ...Array.from(text.matchAll(/\r\n?|\n/g), (match) => match.index + match[0].length)];
  return (start, lastLetterEnd) => {
    const accents = /^\p{M}{1,50}/u.exec(text.slice(lastLetterEnd, lastLetterEnd + 50))?.[0] ?? "";
    const end = lastLetterEnd + accents.length;
    const line = lastAtOrBelow(lineStarts, start);
    return {
      start,
      end,
      line: line + 1,
      column: start - (lineStarts[line] ?? 0) + 1,
      text: text.slice(start, end),
    };
  };
}

/** The index of the last of the ascending numbers that does not exceed the limit. */
function lastAtOrBelow(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
