import { scowl } from "./scowl.ts";

const known = scowl([10, 20, 35, 40, 50, 55, 60, 70]);

/** Words that only look like a form of a shorter one, such as "bogus" of "bog". */
const wordsOfTheirOwn = new Set("bogus chaos humus kudos lotus shred sinus torus".split(" "));

/** Returns whether the word is a plural, a third-person form or a regular past form. */
export function isInflected(word: string): boolean {
  return !wordsOfTheirOwn.has(word) && basesOf(word).some((base) => known.has(base));
}

function basesOf(word: string): string[] {
  if (!/[^s]s$|[^e]ed$/.test(word)) return [];
  return [word.slice(0, -1), word.slice(0, -2), word.replace(/ie[sd]$/, "y")].filter((base) => base !== word);
}
