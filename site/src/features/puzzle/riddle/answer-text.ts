import type { RevealedAnswer } from "@wordlehint/contracts";
import type { Opened } from "../../../lib/opened-help.ts";
import { instantText } from "../../../lib/instant-text.ts";

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

/** Says from when on the answer is available, in the browser's time zone; empty once it is. */
export function answerTime({ answerAvailableAt }: RevealedAnswer, nowMs: number): string {
  const at = new Date(answerAvailableAt);
  const now = new Date(nowMs);
  if (at <= now) return "";
  const isFivePast = at.getHours() === 0 && at.getMinutes() === 5;
  if (!isFivePast) return `That is ${instantText(answerAvailableAt)}.`;
  const isToday = at.toDateString() === now.toDateString();
  return isToday ? "That is at five past midnight." : "That is tomorrow, five past midnight.";
}

/** What stands behind the open answer. */
export const answerRemarks = {
  revealed: "Now read the riddle again.",
  guessed: "The riddle is yours.",
  alone: "The riddle is yours, from the verse alone.",
} as const;

/** Returns what stands behind the open answer. */
export function answerRemark({ isGuessed, helped }: Opened): string {
  return answerRemarks[!isGuessed ? "revealed" : helped === "riddle" ? "alone" : "guessed"];
}
