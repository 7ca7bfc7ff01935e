/** What the site calls itself, wherever it names itself. */
export const product = "WordleHint";
