import type { Opened } from "../../../lib/opened-help.ts";

/** The answer's number among what can be folded; hints have their own. */
const answerNumber = 0;

/** Returns what is open, with a hint or the answer folded, or unfolded if it was. */
export function toggled(opened: Opened, number = answerNumber): Opened {
  const { folded } = opened;
  return {
    ...opened,
    folded: folded.includes(number) ? folded.filter((other) => other !== number) : [...folded, number],
  };
}

/** Returns the answer if it is open and not folded. */
export function shownAnswer({ answer, folded }: Opened): string | null {
  return folded.includes(answerNumber) ? null : answer;
}
