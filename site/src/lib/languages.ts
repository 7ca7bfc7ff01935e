/** The language of the site's prose. */
export const proseLanguage = "en-GB";
/** The language of riddles, their themes, hints and answers, which follow the daily game. */
export const riddleLanguage = "en-US";
