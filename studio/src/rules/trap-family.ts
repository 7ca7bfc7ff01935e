import { wordListProblem } from "./five-letter-words.ts";

export interface TrapFamily {
  /** The letters that the words share, with `_` for the one that differs. */
  pattern?: string;
  words?: readonly string[];
}

/** Why a group of words that differ in one letter is invalid, as a message for the editor, or null. */
export function familyProblem({ pattern = "", words = [] }: TrapFamily): string | null {
  if (!/^(?=.{5}$)[a-z]*_[a-z]*$/.test(pattern))
    return "Write the pattern with four letters in lower case and one _ for the letter that differs.";
  const problem = wordListProblem(words);
  if (problem !== null) return problem;
  const fits = new RegExp(`^${pattern.replace("_", "[a-z]")}$`);
  const stray = words.find((word) => !fits.test(word));
  return stray === undefined ? null : `“${stray}” doesn’t fit ${pattern}. Remove it, or change the pattern.`;
}
