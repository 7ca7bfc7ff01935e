import { routes } from "../routes.ts";

/** The tab of tools in the address of the word lists. */
export const toolsTabId = "tools";

const toolsAddress = `${routes.wordLists.path}?tab=${toolsTabId}`;

/** Returns the address of the analyzer with letters that are known to be in their places; a gap is `_`. */
export const analyzerAddress = (letters: string): string =>
  /[a-z]/.test(letters) ? `${toolsAddress}#letters-${letters}` : toolsAddress;

/** Returns the address of the review of a game whose answer is known. The fragment isn't sent to the server. */
export const reviewAddress = (answer: string): string => `${toolsAddress}#review-${answer}`;

/** Returns the letters in a fragment that `analyzerAddress` has made; null if there are none. */
export function lettersIn(fragment: string): string | null {
  return /^letters-(?=.*[a-z])([a-z_]{5})$/.exec(fragment)?.[1] ?? null;
}

/** Returns the answer in a fragment that `reviewAddress` has made; null if there is none. */
export function answerIn(fragment: string): string | null {
  const answer = /^review-(.*)$/.exec(fragment)?.[1] ?? "";
  return /^[a-z]{5}$/.test(answer) ? answer : null;
}
