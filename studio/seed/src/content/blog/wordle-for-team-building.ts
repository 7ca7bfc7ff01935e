import { dataTable } from "../../make/blocks.ts";
import { blogPost } from "../../make/blog-post.ts";

export const wordleForTeamBuilding = blogPost({
  id: "wordle-for-team-building",
  title: "A Five-Minute Puzzle for Teams",
  excerpt:
    "A shared word before the meeting costs five minutes and teaches a team something about how it decides.",
  publishedOn: "2025-10-10",
  category: "workplace-culture",
  author: "puzzle-desk",
  cover: "A round table from above; in front of each chair lies one letter tile.",
  body: [
    `Most team games have the fault that they feel like work, or worse, like fun that somebody ordered. A daily word is small enough to escape that: five minutes, one screen, no winner.
    ## How to do it
    One person shares the screen and only types. The others agree on each guess. There is one rule: whoever proposes a word says what it would tell, not only that it might be right.
    ## What it shows
    A team that guesses quickly and loses often decides like that elsewhere too. It is easy to talk about here, because nothing depends on it.`,
    dataTable(
      "What to look for, and what it may mean",
      `What you see | What it may mean
      The first proposal is always taken | Nobody feels invited to object
      Grey letters come back in guesses | Results are not written down where all can see them
      Long talks about the fifth guess | Risk is discussed only when it is late
      Quiet people propose when asked | Ask them earlier`,
    ),
    "Keep it voluntary, keep it short, and stop while it is still liked. New players find the rules in [Getting Started](guide-getting-started).",
  ],
  related: ["guide-getting-started", "blogPost-psychology-of-daily-puzzles", "guide-advanced-techniques"],
  search: {
    title: "A daily word puzzle for teams",
    description:
      "How a team can play a five-letter word together in five minutes, and what it shows about the way it decides.",
    keywords: ["wordle team building", "team puzzle"],
  },
});
