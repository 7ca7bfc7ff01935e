import { feedback } from "@wordlehint/contracts/feedback";
import { words } from "./word-figures.ts";

/** Words that give the same feedback to every guess, group by group, the largest group first. */
export function wordGroups(guesses: string[], candidates = words): string[][] {
  const groups = new Map<string, string[]>();
  for (const word of candidates) {
    const pattern = guesses.map((guess) => feedback(guess, word)).join(" ");
    const group = groups.get(pattern);
    if (group === undefined) groups.set(pattern, [word]);
    else group.push(word);
  }
  return [...groups.values()].sort((a, b) => b.length - a.length);
}

/** Words that the guesses leave possible when `answer` is the answer. */
export function remainingWords(guesses: string[], answer: string): string[] {
  return words.filter((word) => guesses.every((guess) => feedback(guess, word) === feedback(guess, answer)));
}
