import type { ConditionalPropertyCallback, CustomValidator } from "sanity";
import { wordListProblem } from "../../rules/five-letter-words.ts";

export type WordListKind = "openers" | "openerPairs" | "patterns" | "words";

/** Shows a field only in lists of this kind. */
export function shownFor(kind: WordListKind): { hidden: ConditionalPropertyCallback } {
  return { hidden: ({ document }) => document?.kind !== kind };
}

/** Refuses an empty field in a list of this kind. */
export function requiredFor(kind: WordListKind): CustomValidator {
  return (entries, { document }) =>
    document?.kind === kind && !(entries as unknown[] | undefined)?.length ? "Add an entry." : true;
}

/** Refuses entries with words that can't be played or are in the list twice. */
export const playable: CustomValidator = (entries) =>
  wordListProblem(((entries ?? []) as { word?: string }[]).map(({ word = "" }) => word)) ?? true;
