import type { Match, ParsedText, WordKnowledge } from "./detector.ts";

const spokenBlank = /^(?:blank|gap|hole|something|space|underscore|dash)$/;
const gapCue = /\b(?:gaps?|blanks?|holes?|missing|fill)\b/;
const maxBlanks = 2;

/**
 * The word with a blank in words ("C blank A N E", "C gap ANE"), or in two parts where the text speaks of a gap ("mind the
 * gap: CR NE"). At least one of the parts is no word.
 */
export function spokenMasks(
  word: string,
  { words, readable }: ParsedText,
  { isShortWord }: WordKnowledge,
): Match[] {
  const isCued = gapCue.test(readable);
  if (!isCued && !words.some(({ text }) => spokenBlank.test(text))) return [];
  return words.flatMap((first, start) =>
    Array.from(word).flatMap((_, count): Match[] => {
      const parts = words.slice(start, start + count + 1);
      const mask = parts.map(({ text }) => (spokenBlank.test(text) ? "_" : text)).join("");
      const split = isCued && parts.length === 2 ? parts.map(({ text }) => text).join("_") : "";
      const hasNonWord = parts.some(({ text }) => !spokenBlank.test(text) && !isShortWord(text));
      const isLeak = hasNonWord && (isMaskOf(word, mask) || isMaskOf(word, split));
      return isLeak ? [{ rule: "dotted", from: first.from, to: parts.at(-1)?.to ?? first.to }] : [];
    }),
  );
}

function isMaskOf(word: string, mask: string): boolean {
  const letters = Array.from(mask);
  const blanks = letters.filter((letter) => letter === "_").length;
  return (
    letters.length === word.length &&
    blanks > 0 &&
    blanks <= maxBlanks &&
    letters.every((letter, at) => letter === "_" || letter === word.charAt(at))
  );
}
