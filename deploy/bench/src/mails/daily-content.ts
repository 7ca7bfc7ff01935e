import { builtInMailTexts } from "@wordlehint/contracts/mail-texts";

/** The text of a mailing, in its usual length. */
export const dailyContent = {
  riddle: Array(4).fill("A line of the riddle, as long as others").join("\n"),
  puzzleNumber: 1982,
  facts: { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" },
  hints: Array<string>(3).fill("A hint of the usual length, which says a little."),
  text: builtInMailTexts["daily-hint"],
  product: "WordleHint",
} as const;
