import { callout, source } from "../../make/blocks.ts";
import { blogPost } from "../../make/blog-post.ts";

export const psychologyOfDailyPuzzles = blogPost({
  id: "psychology-of-daily-puzzles",
  title: "The Psychology of Daily Puzzles",
  excerpt:
    "Why a puzzle that ends after five minutes brings people back every day: habits, flow, and the charm of a limit.",
  publishedOn: "2025-10-10",
  category: "psychology",
  author: "puzzle-desk",
  cover: "A calendar sheet; each day holds a coloured tile.",
  body: [
    `Most games want as much of your time as they can get. A daily puzzle wants five minutes, and then it sends you away. That this should make people come back for years needs an explanation.
    ## A habit that builds itself
    A habit needs a cue, and the day gives one: a new puzzle with the first coffee. In a study in London it took people between 18 and 254 days until a small daily act felt automatic, 66 days in the middle (Lally and others, 2010). A missed day did little harm. So a broken streak is no reason to stop.
    ## Neither bored nor helpless
    Mihaly Csikszentmihalyi described **flow** as the state between boredom and worry, in which a task is just hard enough, its goal is clear, and every step shows how it went. Six guesses with coloured answers could have been invented to illustrate it.
    ## The charm of a limit
    What can’t be had at once is valued more, and what everybody has at the same time can be shared. One word a day makes the puzzle an event.`,
    callout(
      "note",
      "When it stops being fun",
      "A streak is there for you, not you for the streak. If a missed day spoils your mood, miss one on purpose.",
    ),
    "If a day’s word won’t come, the [hint](/wordle-hint/today) leaves the pleasure of finding it to you.",
  ],
  sources: [
    source({
      authors: "Csikszentmihalyi, M.",
      title: "Flow: The Psychology of Optimal Experience",
      publication: "Harper & Row",
      year: 1990,
    }),
    source({
      authors: "Lally, P., and others",
      title: "How are habits formed: Modelling habit formation in the real world",
      publication: "European Journal of Social Psychology 40(6), 998–1009",
      year: 2010,
    }),
  ],
  related: [
    "blogPost-cognitive-benefits-word-puzzles",
    "blogPost-history-word-games",
    "guide-getting-started",
  ],
  search: {
    title: "The psychology of daily puzzles",
    description:
      "Habit, flow and the charm of a limit: why a five-minute puzzle brings people back every day.",
    keywords: ["psychology of puzzles", "why is wordle addictive", "daily puzzle habit"],
  },
});
