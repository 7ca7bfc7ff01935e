/** The specified sentence about the time of the release. */
export const hintUpdates = "The hint updates every day at midnight ET.";

/** Says once, wherever the time is given in the puzzle's home zone, when that is for the player. */
export const releaseInFull = "Five minutes past midnight in your own time zone, to be exact.";
