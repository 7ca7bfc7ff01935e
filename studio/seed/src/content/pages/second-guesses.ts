import { planCosts, secondGuesses, type PlanCost } from "../../figures/second-guesses.ts";
import { callout, dataTable, secondGuesses as secondGuessTable } from "../../make/blocks.ts";
import { percent } from "../../make/chances.ts";
import { numeral, wordList } from "../../make/in-words.ts";
import { leftAfterPair, opener } from "../../make/opener-figures.ts";
import { richText, type Block } from "../../make/rich-text.ts";
import { references, seo, slug, type SeedDocument } from "../../make/seed-document.ts";
import { wordCount, words } from "../../make/word-figures.ts";
import { tally } from "../../make/word-shapes.ts";

const resultsShown = 40;
const plans = { slate: "corny", crane: "moist", trace: "lions", raise: "clout", adieu: null };
type Opener = keyof typeof plans;
const replies = Object.fromEntries(
  Object.keys(plans).map((first) => [first, secondGuesses(first, Infinity)] as const),
) as Record<Opener, ReturnType<typeof secondGuesses>>;
const shown = (first: Opener) => replies[first].slice(0, resultsShown);

const shareOfGames = (rows: readonly { answers: number }[]) =>
  percent(rows.reduce((sum, { answers }) => sum + answers, 0) / words.length);

/** The table of an opener, with its planned word marked where it is also the best reply. */
function table(first: Opener): Block {
  const rows = shown(first);
  return secondGuessTable(
    first,
    `The ${resultsShown} likeliest results of ${first.toUpperCase()}, ${shareOfGames(rows)} of all games: how many answers show each, the best common reply, and how many answers that leaves on average`,
    rows.map((row) => ({
      ...row,
      left: Number(row.left.toFixed(2)),
      ...(row.reply === plans[first] ? { plan: true } : {}),
    })),
  );
}

const slateCosts = planCosts("slate", "corny");
const raiseCosts = planCosts("raise", "clout");
/** How many more answers the plans leave than the best replies, after SLATE and after RAISE. */
const extra = (colouredTiles: number) =>
  [slateCosts, raiseCosts]
    .map((costs) => costs[colouredTiles])
    .map((cost) => percent((cost?.plan ?? 0) / (cost?.best ?? 1) - 1));
const costRow =
  (pair: string) =>
  ({ colouredTiles, games, plan, best }: PlanCost) =>
    [pair, colouredTiles, `${games.toFixed(0)}%`, plan.toFixed(1), best.toFixed(1)].join(" | ");

const [likeliest] = replies.slate;
/** Answers left on average after the best reply to each result. */
const bestAverage = (first: Opener) =>
  replies[first].reduce((sum, { answers, left }) => sum + answers * left, 0) / words.length;
const mostNotShown = Math.max(...Object.values(replies).map((rows) => rows[resultsShown]?.answers ?? 0));
const likelyAdieu = replies.adieu.slice(0, 5);
const lettersTested = tally(likelyAdieu.flatMap(({ reply }) => [...new Set(reply)]))
  .slice(0, 3)
  .map(([letter]) => letter);
const figures = (word: string) =>
  `${opener(word).left.toFixed(1)} answers left, ${opener(word).guesses.toFixed(2)} guesses`;

export const secondGuessAtlas: SeedDocument = {
  _id: "page-second-guesses",
  _type: "page",
  title: "Second Guesses for Five Openers",
  slug: slug("wordle-second-guesses"),
  revisedOn: "2026-11-29",
  intro:
    "What to play after SLATE, CRANE, TRACE, RAISE and ADIEU: the best reply to each of their forty likeliest results, and the rule for when a prepared word is good enough.",
  body: richText(
    `Plenty of players always open with the same word and improvise the second. Yet the second does nearly as much of the work: SLATE leaves ${opener("slate").left.toFixed(0)} words of our list on average, and the best reply brings them down to ${bestAverage("slate").toFixed(1)}. The tables below give the reply.
    ## The one-tile rule
    Many people always play the same two words, such as RAISE and CLOUT, whatever the first one shows. It saves thinking. What it costs depends on how many tiles were coloured, green or yellow:`,
    dataTable(
      "Answers left on average after two guesses: with the planned word, and with the best common word for the result",
      [
        "Plan | Coloured tiles | Share of games | With the plan | With the best reply",
        ...raiseCosts.map(costRow("RAISE, then CLOUT")),
        ...slateCosts.map(costRow("SLATE, then CORNY")),
      ].join("\n"),
    ),
    `With no coloured tile CORNY leaves ${extra(0)[0] ?? ""} more answers than the best reply to SLATE, CLOUT ${extra(0)[1] ?? ""} more than the best reply to RAISE. With one tile it is ${extra(1).join(" and ")}, one or two words more; that is a fair price for a guess that you needn’t think about. With two tiles it is ${extra(2).join(" and ")}, with three ${extra(3).join(" and ")}.`,
    callout(
      "tip",
      "The rule",
      "Keep the plan with at most one coloured tile. With two or more, look up the reply, or look for a word that uses what you know.",
    ),
    `Played whatever the first word shows, RAISE and CLOUT leave ${leftAfterPair("raise", "clout").toFixed(2)} answers on average, SLATE and CORNY ${leftAfterPair("slate", "corny").toFixed(2)}, CRANE and MOIST ${leftAfterPair("crane", "moist").toFixed(2)}, TRACE and LIONS ${leftAfterPair("trace", "lions").toFixed(2)}. With the best reply each time it would be ${bestAverage("raise").toFixed(2)} after RAISE and ${bestAverage("slate").toFixed(2)} after SLATE. LIONS is a plural, so it can’t be right itself, but its letters go well with TRACE.
    ## How to read the tables
    Find the row with the colours that your opener got. **Answers** is the number of words in our list that show exactly these colours. **Best reply** is the word to play, and **Left** says how many answers remain after it on average; if the reply is right, nothing remains. So the first row of SLATE says: when all five tiles are grey, ${likeliest?.answers ?? ""} words are possible, and ${likeliest?.reply.toUpperCase() ?? ""} reduces them to ${likeliest?.left.toFixed(1) ?? ""}. Where the best reply is also the planned word, the table says so.
    The replies were chosen among the ${wordCount} everyday words of our list, so that you can remember them. The list of all words that one may type has slightly better ones here and there. If two replies leave equally many, the table has one that can be right. Most replies can’t be, because they leave out a letter that is known or put it where it can’t go. They are there for the letters that they test, and hard mode refuses many of them.
    Rows are ordered by how often they occur. If yours isn’t there, at most ${mostNotShown} words are left. Write them down, and play the one that would look different for most of the others.
    To keep the table of your opener at hand, print this page from your browser (Ctrl and P, or Command and P) and choose the pages with that table.
    ## SLATE
    The best opener of the five by guesses: ${figures("slate")} on average for a program that plays all answers to the end. The plan for grey days is CORNY.`,
    table("slate"),
    `## CRANE
    WordleBot’s [first choice](https://theweek.com/games/1012369/the-best-starting-wordle-word-has-been-revealed), in April 2022: ${figures("crane")}. The plan is MOIST.`,
    table("crane"),
    `## TRACE
    WordleBot’s [new choice of January 2024](https://www.nzherald.co.nz/lifestyle/wordlebot-sets-a-new-preferred-opening-word/HWXXXQDSI5GXXJKR354MB2ZVQM): ${figures("trace")}. The plan is LIONS.`,
    table("trace"),
    `## RAISE
    Of all words that can be right, this one leaves the fewest answers: ${figures("raise")}. The plan is CLOUT.`,
    table("raise"),
    `## ADIEU
    The [most popular opener](https://www.nytimes.com/2023/12/17/upshot/wordle-bot-year-in-review.html) of 2023 isn’t the best: ${figures("adieu")}. It finds vowels and little else, so its results repeat: the first ${numeral(likelyAdieu.length)} rows are ${shareOfGames(likelyAdieu)} of all games. That is an advantage here, because five replies are soon learnt by heart. There is no single plan. The letters that these replies test most often are ${wordList(lettersTested)}.`,
    table("adieu"),
    `## After the second guess
    With about five words left the next question is whether they resemble each other. If they differ in one letter only, look at the [traps](page-traps). If not, the steps on [counting and splitting](guide-advanced-techniques) apply. Other openers are compared in the [table of openers](page-wordle-openers), and the analyzer on the page of [word lists](word-list-page) shows which words still fit after any guess.
    All figures were computed over our list of ${wordCount} answers. The game’s own answers are chosen by its editor, but they are words of the same kind.`,
  ),
  includes: "nothing",
  questions: [],
  related: references(
    "page-wordle-openers",
    "page-traps",
    "guide-wordle-strategy-guide",
    "guide-advanced-techniques",
  ),
  seo: seo({
    title: "Best second guess in Wordle after SLATE, CRANE, RAISE …",
    description:
      "The best second word after SLATE, CRANE, TRACE, RAISE and ADIEU for their forty likeliest results, to print, and when to keep a prepared word.",
    keywords: ["wordle second guess", "best second word wordle", "after slate", "raise clout"],
  }),
};
