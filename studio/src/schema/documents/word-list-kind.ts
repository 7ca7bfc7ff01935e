import type { ConditionalPropertyCallback, CustomValidator } from "sanity";
import { wordListProblem } from "../../rules/five-letter-words.ts";

export type WordListKind = "openers" | "openerPairs" | "patterns" | "words";

/** Hides a field from lists of other kinds. */
export function shownFor(kind: WordListKind): { hidden: ConditionalPropertyCallback } {
  return { hidden: ({ document }) => document?.kind !== kind };
}

/** Refuses a list without an entry of its own kind. */
export function neededFor(kind: WordListKind): CustomValidator {
  return (entries, { document }) =>
    document?.kind === kind && !(entries as unknown[] | undefined)?.length ? "Add the first one." : true;
}

/** Refuses entries whose words can't be played or come twice. */
export const playable: CustomValidator = (entries) =>
  wordListProblem(((entries ?? []) as { word?: string }[]).map(({ word = "" }) => word)) ?? true;
