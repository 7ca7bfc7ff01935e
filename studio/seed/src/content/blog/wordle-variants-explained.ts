import { callout, dataTable } from "../../make/blocks.ts";
import { blogPost } from "../../make/blog-post.ts";

export const wordleVariantsExplained = blogPost({
  id: "wordle-variants-explained",
  title: "Variants of the Daily Game, Explained",
  excerpt:
    "More letters, more boards, numbers, maps: what the relatives of the five-letter word change, and which one may suit you.",
  publishedOn: "2025-10-10",
  category: "game-variants",
  author: "puzzle-desk",
  cover: "Several boards of tiles of different sizes, side by side.",
  body: [
    `Within months of its success the daily game had relatives. Most keep the three colours and change one other thing. Looking at what each one changes is a good way to understand the original.`,
    dataTable(
      "Some well-known relatives",
      `Game | What it changes
      Dordle, Quordle, Octordle | Two, four or eight words at once; each guess counts for all of them
      Absurdle | The computer changes its word as long as that fits its answers
      Nerdle | An equation instead of a word
      Worldle | The outline of a country, with distances instead of colours
      Wordle6 | Six letters instead of five`,
    ),
    `## More boards
    With several boards a guess is spent on all of them. The first two or three guesses should test as many letters as possible whatever they show; a fixed pair such as RAISE and CLOUT is worth even more here.
    ## An opponent who moves
    Absurdle keeps as many words open as it can. Against it, averages don’t help: choose the guess whose *worst* answer leaves the fewest words. The [dictionary](dictionary) has it under minimax.
    ## More letters
    A longer word holds more vowels and more endings, and more neighbours that differ in one letter. [Wordle6 explained](blogPost-wordle6-explained) goes into it.`,
    callout(
      "tip",
      "Which one suits you?",
      "If you like the morning ritual, stay with one word a day. If you like working things out, take four boards.",
    ),
  ],
  related: ["blogPost-wordle6-explained", "blogPost-history-word-games", "guide-advanced-techniques"],
  search: {
    title: "Wordle variants explained",
    description:
      "Dordle, Quordle, Absurdle, Nerdle, Worldle and the 6-letter game: what each one changes and how to play it.",
    keywords: ["wordle variants", "games like wordle", "quordle", "absurdle"],
  },
});
