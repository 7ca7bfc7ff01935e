import { callout } from "../../make/blocks.ts";
import { blogPost } from "../../make/blog-post.ts";

export const wordleAndFamilyBonding = blogPost({
  id: "wordle-and-family-bonding",
  title: "One Word for the Whole Family",
  excerpt:
    "Grandparents, parents and children can play the same puzzle at once. Five ways to make it a family matter.",
  publishedOn: "2025-10-10",
  category: "family-life",
  author: "puzzle-desk",
  cover: "Four letter tiles of different sizes stand side by side like a family.",
  body: [
    `Few games are the same for a ten-year-old and her grandfather. A five-letter word is: it needs no speed, no strong hands and no new device, and either of them may see it first.
    ## Five ways to play together
    # **One screen, one guess each.** Take turns; each says why before typing.
    # **The family thread.** Everybody plays alone and sends the coloured squares, never the letters.
    # **Vowels and consonants.** Young children choose the vowels, the others the rest.
    # **The riddle at breakfast.** Read the [daily riddle](/wordle-hint/today) aloud and let everybody guess what it is about before anyone plays.
    # **Word of the evening.** Whoever needed most guesses uses the answer in a story at bedtime.
    ## House rules that help
    No one says the word before the last has played. No one comments on the number of guesses of somebody under twelve. And asking for help counts as talking, which was the point.`,
    callout(
      "tip",
      "For reading beginners",
      "Write the alphabet on a sheet and cross letters out together. It turns the grey tiles, which children find disappointing, into progress.",
    ),
  ],
  related: ["blogPost-wordle-for-seniors", "guide-getting-started", "blogPost-wordle-for-language-learners"],
  search: {
    title: "Playing Wordle as a family",
    description:
      "Five ways for grandparents, parents and children to play the daily word together, and house rules that help.",
    keywords: ["wordle family", "family word games"],
  },
});
