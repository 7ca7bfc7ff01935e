import type { RevealedAnswer } from "@wordlehint/contracts";

const hourMs = 3_600_000;

/**
 * Returns what the answer's panel says: the word, or when it can be had as far as that is known.
 * @param answer null if it could not be fetched
 */
export function answerText(answer: RevealedAnswer | null, nowMs: number): string {
  if (answer?.word) return answer.word.toUpperCase();
  const remainingMs = answer ? Date.parse(answer.answerAvailableAt) - nowMs : 0;
  if (remainingMs <= 0) return "Answer not available yet";
  const hours = Math.ceil(remainingMs / hourMs);
  return `Answer available in ${hours} ${hours === 1 ? "hour" : "hours"}`;
}
