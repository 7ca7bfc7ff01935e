const commonWords = new Set(
  `there these those three their where which whose would could should might shall about after again along among being
  below every first least never often other quite since still thing under until while`.split(/\s+/),
);

/** Returns whether a word is so frequent that a text may contain it even on the day when it is the answer. */
export function isCommonWord(word: string): boolean {
  return commonWords.has(word);
}
