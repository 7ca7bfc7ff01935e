import { callout } from "../../make/blocks.ts";
import { blogPost } from "../../make/blog-post.ts";

export const wordleForSeniors = blogPost({
  id: "wordle-for-seniors",
  title: "Word Games in Later Life",
  excerpt:
    "A daily puzzle can be company and routine. How to set it up comfortably, and what not to expect of it.",
  publishedOn: "2025-10-10",
  category: "healthy-aging",
  author: "editors",
  cover: "A pair of reading glasses below a row of letter tiles.",
  body: [
    `A puzzle that comes every morning, takes a few minutes and gives something to talk about is a good guest at any age. In later life it has a merit of its own: it gives the day a beginning.
    ## Make it comfortable
    - Let the browser enlarge the page; this site keeps its shape at twice the size and more.
    - Choose the theme that is easier on the eyes with the switch at the top of every page.
    - On a tablet, a stand is worth more than a better screen.
    - Everything on this site can be used with the keyboard alone, and with a screen reader.
    ## Make it company
    Agree with somebody on a time. Compare after playing, not before, and speak about the guess that helped most. It matters less who was quicker than that somebody asked.
    ## What not to expect
    Studies find that people who do word puzzles often do better in some tests of thinking. They don’t show that the puzzles are the reason. [Our article on research](blogPost-cognitive-benefits-word-puzzles) says what is known.`,
    callout(
      "caution",
      "A word on health",
      "No puzzle prevents or treats an illness. If your memory worries you, tell your doctor; it is worth looking into early.",
    ),
  ],
  related: [
    "blogPost-cognitive-benefits-word-puzzles",
    "blogPost-wordle-and-family-bonding",
    "guide-getting-started",
  ],
  search: {
    title: "Word games in later life",
    description:
      "How to play a daily word puzzle comfortably and in company, and what research does and does not promise.",
    keywords: ["word games for seniors", "wordle for seniors"],
  },
});
