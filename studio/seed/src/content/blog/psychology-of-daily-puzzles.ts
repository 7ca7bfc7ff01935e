import { callout, dataTable, letterTiles, source } from "../../make/blocks.ts";
import { blogPost } from "../../make/blog-post.ts";
import { percent, winsInARow } from "../../make/chances.ts";
import { numeral } from "../../make/in-words.ts";
import { family } from "../../make/word-shapes.ts";
import { loveStory, wordleBot } from "../works.ts";

export const psychologyOfDailyPuzzles = blogPost({
  id: "psychology-of-daily-puzzles",
  title: "The Psychology of Daily Puzzles",
  excerpt:
    "Habit, flow, scarcity, near misses, streaks and the wish to compare: what research says about a game that takes five minutes and brings you back every day, and how to stay its master.",
  publishedOn: "2025-10-10",
  revisedOn: "2026-11-29",
  category: "psychology",
  author: "puzzle-desk",
  cover: "A calendar sheet with a tile for each of thirty days; the last five are still closed.",
  body: [
    `Most games want as much of your time as they can get. Wordle wants five minutes and then sends you away until tomorrow. Why do people come back for years all the same? Psychology has part of the answer. Hardly any of its studies were done with word games, though, so we say each time what was really tested.
    ## A cue and a habit
    A habit needs a cue, and the day supplies one: the new puzzle, the first coffee. In a study at University College London, 96 volunteers chose something small to eat, drink or do every day after a fixed cue, such as breakfast, and recorded for 84 days how automatic it felt (Lally and others, 2010). A curve could be fitted to the records of 62 people, and it fitted well for 39. Among those, it took 66 days, as the median, to come close to the plateau, but the range ran from 18 to 254. The last figure is longer than the study, because it was read off the curve.
    Missing a single day made no material difference. That is the most useful finding for a player. The habit survives the day on which you forget; only the number on the screen does not.
    ## Neither bored nor anxious
    Mihaly Csikszentmihalyi described **flow** as absorption in a task that is just hard enough. If it is too easy you get bored, if it is too hard anxious. Two more conditions are a clear goal and feedback that comes at once. Wordle has both: one word to find, and five coloured tiles after every guess. Whether five minutes are enough for flow in his sense is another matter, but the recipe is a good one for adjusting the game.`,
    dataTable(
      "When a game isn’t fun, change the difficulty",
      `You feel | Try
      Bored | Hard mode, switched on in the settings before the first guess
      Bored | A different opener every day, such as the first five-letter word you hear
      Anxious | The riddle first: it is free
      Anxious | A break. The puzzle is there until midnight
      Neither | Nothing. Leave it as it is`,
    ),
    `## The charm of a limit
    In 1975 Stephen Worchel and colleagues had people rate a biscuit from a jar. In some jars there were ten, in others two, and the biscuits that were scarce were rated as more desirable. Josh Wardle told *The New York Times* that one puzzle a day gives a sense of scarcity and leaves people wanting more. Biscuits are not puzzles, but the two agree.
    The limit does something else as well: everybody has the same word on the same day. You can talk about it with a stranger, and by tomorrow it is over.
    ## So near
    Few things annoy players as much as four green tiles and no guesses left.`,
    letterTiles(
      "slate match catch patch watch hatch",
      "batch",
      "A lost game. SLATE shows A, T yellow. MATCH, CATCH, PATCH, WATCH and HATCH each get four green tiles; the answer is BATCH.",
    ),
    `Near misses have been studied with slot machines. In an experiment at Cambridge, people found a near miss *less* pleasant than a clear miss, yet it made them want to play on, provided that they had set up the gamble themselves (Clark and others, 2009). A slot machine’s near miss means nothing, since the next spin is as random as the last. In Wordle it tells you something, and there is no next coin to put in: you are sent home until midnight. We know of no study of near misses in word games.
    The cure is technical. Our list has ${numeral(family("-atch").length)} answers that end in -ATCH, and trying them in turn is a raffle. A word that tests several first letters at once is better; the [catalogue of traps](page-traps) has one for each family.
    ## The number that grows
    A streak turns many small games into one large one, which can be lost. Jackie Silverman and Alixandra Barasch tested this in seven studies, none of them with Wordle. People who were shown an unbroken row of an activity were more likely to go on with it than people who were shown a broken one, even when both had done the same. Keeping the row had become a goal of its own. A break discouraged people most if they blamed themselves, and less if they could repair it.
    It helps to know how fragile long streaks are. If you win 98 games of 100, your chance of winning the next hundred without a slip is ${percent(winsInARow(0.98, 100))}. If you win 99, it is ${percent(winsInARow(0.99, 100))}. A broken streak is mostly arithmetic.
    ## The squares you send
    Leon Festinger proposed in 1954 that people judge their abilities by comparing themselves with others, by preference with others much like themselves. The coloured squares suit that need: they show how you got there and give nothing away to those who haven’t played. One day’s result is a poor measure, however, because it is partly luck. WordleBot scores luck and skill apart. If you compare, compare averages over a month, with somebody who plays about as well as you.
    ## How to keep a streak from keeping you
    - **Tie it to a cue, not to the clock.** “After breakfast” is enough. Staying up for midnight is a sign that the number is in charge.
    - **Count something that can’t break.** Games played this year, your average over the last thirty, or new words learnt.
    - **Settle the price of help beforehand.** We suggest: the hint costs one point, that is one guess, and each opened letter one more; the riddle itself is free. With a rule you needn’t argue with yourself at the sixth guess.
    - **Save it from accidents.** Statistics can be linked to a free New York Times account, so that a new phone doesn’t end a streak that you didn’t lose.
    - **Miss a day on purpose.** Once a year, on a day of your choosing. You will know afterwards that you can.
    - **When it breaks, play the next day.** By then it is a game like any other.
    More about learning from lost games is in [advanced techniques](guide-advanced-techniques). What puzzles do and don’t do for the mind is in [what research says](blogPost-cognitive-benefits-word-puzzles).`,
    callout(
      "note",
      "When it stops being fun",
      "If a missed day spoils the rest of it, or if you play when you should be asleep, take a week off. The game will be there. If stopping proves harder than it ought to be, in this or any other game, talk to somebody about it.",
    ),
  ],
  sources: [
    source({
      authors: "Clark, L., and others",
      title: "Gambling Near-Misses Enhance Motivation to Gamble and Recruit Win-Related Brain Circuitry",
      publication: "Neuron 61(3), 481–490",
      year: 2009,
      url: "https://doi.org/10.1016/j.neuron.2008.12.031",
    }),
    source({
      authors: "Csikszentmihalyi, M.",
      title: "Flow: The Psychology of Optimal Experience",
      publication: "Harper & Row",
      year: 1990,
    }),
    source({
      authors: "Festinger, L.",
      title: "A Theory of Social Comparison Processes",
      publication: "Human Relations 7(2), 117–140",
      year: 1954,
      url: "https://doi.org/10.1177/001872675400700202",
    }),
    source({
      authors: "Lally, P., and others",
      title: "How are habits formed: Modelling habit formation in the real world",
      publication: "European Journal of Social Psychology 40(6), 998–1009",
      year: 2010,
      url: "https://doi.org/10.1002/ejsp.674",
    }),
    source({
      authors: "Silverman, J., and Barasch, A.",
      title: "On or Off Track: How (Broken) Streaks Affect Consumer Decisions",
      publication: "Journal of Consumer Research 49(6), 1095–1117",
      year: 2023,
      url: "https://doi.org/10.1093/jcr/ucac029",
    }),
    wordleBot,
    loveStory,
    source({
      authors: "Worchel, S., Lee, J., and Adewole, A.",
      title: "Effects of supply and demand on ratings of object value",
      publication: "Journal of Personality and Social Psychology 32(5), 906–914",
      year: 1975,
      url: "https://doi.org/10.1037/0022-3514.32.5.906",
    }),
  ],
  related: [
    "blogPost-cognitive-benefits-word-puzzles",
    "blogPost-history-word-games",
    "guide-getting-started",
  ],
  search: {
    title: "The psychology of daily puzzles and streaks",
    description:
      "Why Wordle brings you back every day: habits, flow, scarcity, near misses, streaks and comparing, and how to keep a streak in its place.",
    keywords: [
      "psychology of puzzles",
      "why is Wordle addictive",
      "Wordle streak",
      "daily puzzle habit",
      "lost Wordle streak",
    ],
  },
});
