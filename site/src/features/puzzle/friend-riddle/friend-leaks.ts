import { plainLeaks } from "@wordlehint/contracts/guard/plain-leaks";
import { isFriendWord, type FriendRiddle } from "./friend-riddle.ts";

const ordinals = ["first", "second", "third", "fourth"] as const;

/** Returns a warning for each line of a riddle that gives its word away, and one for letters that all of them spell. */
export function friendWarnings({ word, lines }: FriendRiddle): string[] {
  if (!isFriendWord(word)) return [];
  const warnings = plainLeaks(word, lines).map(({ line, rule }) =>
    rule === "acrostic"
      ? "Your lines together give it away: look at how they begin and end."
      : `Your ${ordinals[line - 1] ?? "last"} line gives it away.`,
  );
  return [...new Set(warnings)];
}
