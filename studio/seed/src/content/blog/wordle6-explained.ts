import { appPromotion, callout, checklist, dataTable, letterTiles, questions } from "../../make/blocks.ts";
import { blogPost } from "../../make/blog-post.ts";

export const wordle6Explained = blogPost({
  id: "wordle6-explained",
  title: "Wordle6 Explained: Six Letters, Six Guesses",
  excerpt:
    "One letter more changes more than you would think. How the 6-letter game works, what to guess first, and a checklist on the way to mastery.",
  publishedOn: "2025-10-10",
  category: "game-variants",
  author: "puzzle-desk",
  cover: "Six letter tiles in a row on a phone’s screen.",
  body: [
    `The daily game has five letters and six guesses. **Wordle6** keeps the guesses and adds a letter. It sounds like a small step; it is a different game.
    ## How it is played
    You have six guesses for a word of six letters. Green, yellow and grey mean what they always mean. There is a new daily challenge at midnight, and an **unlimited mode** for those who can’t wait. The app keeps your statistics and works without a connection.`,
    letterTiles(
      "retail winter",
      "winter",
      "RETAIL shows R, E, T and I, all in other places; WINTER is the answer.",
    ),
    `## What the sixth letter changes
    Most five-letter words have one or two vowels and are said in one breath or two. Six letters are mostly two syllables, so there are two vowels to settle, and often three. Beginnings such as RE-, UN- and IN- and endings such as -ER, -ED and -ING take up a third or half of the word.`,
    dataTable(
      "Five letters and six, side by side",
      `What | Five letters | Six letters
      Guesses | 6 | 6
      Syllables, mostly | One or two | Two
      Good first guess | RAISE, STARE | SENIOR, RETAIL
      Danger | Words that differ in the first letter | Words that share an ending`,
    ),
    callout(
      "tip",
      "Settle the ending first",
      "If E and R are yellow, try them as -ER at once. It is right more often than any other place, and fixes two letters with one guess.",
    ),
    `## Your first week
    Play ten rounds of the unlimited mode before the daily challenge counts. Use one first guess for all of them, and write down which letters you missed.`,
    checklist("checklist-six-letter-game"),
    appPromotion(
      "Play the 6-letter game",
      "A daily challenge at midnight, an unlimited mode, statistics and offline play. Free on Android and iOS.",
    ),
    questions(
      "Questions about Wordle6",
      "faq-six-letter-rules",
      "faq-six-letter-price",
      "faq-six-letter-opener",
    ),
    "Back to five letters? The [strategy guide](guide-wordle-strategy-guide) has the rest.",
  ],
  related: ["blogPost-wordle-variants-explained", "guide-wordle-strategy-guide", "word-list-page"],
  search: {
    title: "Wordle6 explained: rules, first guesses, checklist",
    description:
      "How the free 6-letter word game works, how it differs from five letters, good first guesses and a mastery checklist.",
    keywords: ["wordle6", "6 letter wordle", "six letter word game"],
  },
});
