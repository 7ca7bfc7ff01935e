import { answers, guesses } from "../../words/shipped-words.ts";
import { groupsOf, guessOfAnswer, nextGuess } from "./solve.ts";

/** Answers that differ in one place only. */
export interface Trap {
  /** The word with `_` at the open place. */
  pattern: string;
  words: string[];
  /** The common word that tells most of them apart, and how many groups it makes. */
  splitter: string;
  groups: number;
}

/** Returns the families of `size` answers and more that differ in one place, the largest first. */
export function traps(size: number): Trap[] {
  const families = new Map<string, number[]>();
  answers.forEach((word, index) => {
    for (let place = 0; place < 5; place++) {
      const pattern = `${word.slice(0, place)}_${word.slice(place + 1)}`;
      families.set(pattern, [...(families.get(pattern) ?? []), index]);
    }
  });
  return [...families]
    .filter(([, family]) => family.length >= size)
    .sort(([a, many], [b, few]) => few.length - many.length || a.localeCompare(b))
    .map(([pattern, family]) => {
      const group = Uint16Array.from(family);
      const splitter = nextGuess(group, guessOfAnswer);
      return {
        pattern,
        words: family.map((index) => answers[index] ?? ""),
        splitter: guesses[splitter] ?? "",
        groups: groupsOf(splitter, group).size,
      };
    });
}
