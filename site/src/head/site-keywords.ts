/** Keywords of a page that has none of its own, such as one that says what went wrong. */
export const siteKeywords = ["wordle hint", "wordle riddle", "spoiler-free wordle help"];
