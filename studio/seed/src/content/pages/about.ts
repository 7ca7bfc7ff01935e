import { guesses } from "../../../words/shipped-words.ts";
import { callout, operatorDetails } from "../../make/blocks.ts";
import { richText } from "../../make/rich-text.ts";
import { references, seo, slug, type SeedDocument } from "../../make/seed-document.ts";
import { words } from "../../make/word-figures.ts";

const answerCount = words.length.toLocaleString("en");
const guessCount = guesses.length.toLocaleString("en");

export const about: SeedDocument = {
  _id: "page-about",
  _type: "page",
  title: "About WordleHint",
  slug: slug("about"),
  revisedOn: "2026-11-29",
  intro:
    "A riddle a day for players of the daily five-letter word game: who writes it, how it is kept free of spoilers, and what else is here.",
  body: richText(
    `On some days nothing comes to mind. A good hint should get you thinking again without handing over the word. So for each date there is a **riddle** of four lines. Below it are three hints that go from vague to strong, the letters one by one and, a day later, the answer itself. Each stays closed until you open it.
    ## How a riddle is made
    Four sources are asked, in this order, and the first that has something fit to publish is used.
    # **Our editors.** If one of us has written or approved a riddle for the day’s word, that is the one you get.
    # **A language model.** Where the site is connected to one, OpenAI’s model writes up to three candidates. It is told the word, and nothing about anyone who plays. The model must then solve its own riddle in a fresh conversation that isn’t told the word. With all three hints, the answer has to be among its first three guesses. A riddle that gives the word away by itself is used only if none of the others is better.
    # **Our library.** It has a riddle and three hints, written by hand, for each of the ${answerCount} words in our list of answers.
    # **A composer.** This is a program of ours that makes verses from what a dictionary says about a word. It can always produce something, so no day goes without a riddle.
    Whatever the source, a spoiler guard reads the text before anyone else does. It looks for the word, its parts, its relatives, words that sound like it, and letters that spell it out. What it refuses isn’t published. It is a program, though, and programs miss things: if a hint gave you too much, [tell us its date](page-contact).
    ## Whose word it is
    The operator of the site can connect a source of answers. Unless that is done, the words come from a schedule drawn from our own list, which is kept secret. In that case the word here needn’t be the one that The New York Times has chosen for the date.
    ## When it appears
    The hint updates every day at midnight ET: five minutes past midnight in your own time zone, to be exact. The answer can be opened 24 hours later.
    ## How we work on the texts
    - Figures about words are counted by a program, over the lists that come with the site: ${answerCount} answers and ${guessCount} guesses. You can [download the words](word-list-page) and count again.
    - Articles that report research or history name their sources at the end. A claim that we can’t source comes out.
    - The date at the top of a page is that of the last change to what it says.
    - Nobody pays to be mentioned. Wordle6, which some pages recommend, is our own game.
    - Articles are in British English; riddles, hints and answers are in American English, because the game is.
    ## Corrections
    If something is wrong, [write to us](page-contact) and name the page. We check it, correct it and change the date of the page. Hints that give too much away come first.
    ## What is free
    The riddles, the guides, the word lists and the statistics are free, and paid for by advertising. [Ads-Free Premium](/subscribe) takes the advertising away. It opens nothing else, so no hint is kept from anyone who doesn’t pay.
    ## Who runs this site`,
    operatorDetails(),
    callout(
      "note",
      "We are independent",
      "WordleHint does not belong to The New York Times Company, which owns the trademark Wordle, and is not endorsed by it.",
    ),
    "How we treat your data is in the [privacy policy](page-privacy), the rules for using the site are in the [terms](page-terms), and how far everyone can use it is in the [accessibility statement](page-accessibility).",
  ),
  includes: "emailSignUp",
  questions: [],
  related: references(
    "guide-wordle-strategy-guide",
    "guide-advanced-techniques",
    "blogPost-letter-frequency-analysis",
    "blogPost-wordle-word-patterns",
    "blogPost-cognitive-benefits-word-puzzles",
    "guide-getting-started",
  ),
  seo: seo({
    title: "About us: one riddle a day, no spoilers",
    description:
      "Who writes the daily riddles, how they are kept free of spoilers, whose word they are about, when they appear and what is free.",
    keywords: ["about wordlehint", "wordle hint", "wordle riddle"],
  }),
};
