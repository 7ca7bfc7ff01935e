/** The texts of a hint page that has no riddle to show. */
export const hintErrorHeading = "Error Loading Wordle Hint";
export const hintErrorText = "We encountered an issue retrieving the Wordle hint. Please try again later.";
