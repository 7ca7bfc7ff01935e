import { callout, dataTable, letterTiles } from "../../make/blocks.ts";
import { feedback } from "@wordlehint/contracts/feedback";
import { remainingWords } from "../../make/remaining-words.ts";
import { richText } from "../../make/rich-text.ts";
import { references, seo, slug, type SeedDocument } from "../../make/seed-document.ts";
import { percentOf, wordCount } from "../../make/word-figures.ts";
import { hasDoubleLetter, repeatsLetter } from "../../make/word-shapes.ts";

const answer = "sweet";
const game = ["slate", "steer", "sheet", "sweet"];
const colourNames: Record<string, string> = { g: "green", y: "yellow", x: "grey" };

/** A guess of the game as a row: its colours, what they say, and how many answers are left. */
const row = (turn: number, meaning: string) => {
  const guess = game[turn] ?? "";
  const colours = feedback(guess, answer)
    .split("")
    .map((tile) => colourNames[tile])
    .join(", ");
  const left = remainingWords(game.slice(0, turn + 1), answer).length;
  return [guess.toUpperCase(), colours, meaning, turn === game.length - 1 ? "solved" : left].join(" | ");
};

export const rules: SeedDocument = {
  _id: "page-wordle-rules",
  _type: "page",
  title: "The Rules of Wordle in Full",
  slug: slug("wordle-rules"),
  revisedOn: "2026-11-29",
  intro:
    "What each colour means, which words are accepted, which can be right, what hard mode forbids and allows, and one game tile by tile. True as of November 2026.",
  body: richText(
    `## The game
    - The answer is a word of five letters. Everyone has the same one on the same date.
    - You have six guesses. Each must be a word of five letters that the game accepts. Anything else is refused, and doesn’t count.
    - After each guess, every tile is coloured green, yellow or grey.
    - You win if one of your six guesses is the answer. Otherwise the game shows it after the sixth.
    ## What the colours mean
    - **Green:** the answer has this letter in this place.
    - **Yellow:** the answer has this letter, but in another place.
    - **Grey:** the answer doesn’t have this letter, or has no more of it than your green and yellow tiles show already.
    In the settings, high contrast mode turns green into orange and yellow into blue. The meaning is the same.
    ## Repeated letters
    A letter is coloured as often as the answer contains it. Greens come first; then yellows, from left to right, until the copies of the letter in the answer are used up. What is left over is grey.`,
    letterTiles(
      "level",
      "lemon",
      "The answer is LEMON. L and E are green in first and second place; V, the second E and the second L are grey.",
    ),
    "LEMON has one L and one E, and the green tiles account for both. So the later E and L are grey, although both letters are in the word. Here grey means: no second E, no second L.",
    letterTiles(
      "alley",
      "llama",
      "The answer is LLAMA. The A is yellow, the first L green, the second L yellow, E and Y are grey.",
    ),
    `LLAMA has two Ls, so both Ls of ALLEY are coloured: one is in its place, the other belongs elsewhere. It also has two As, but ALLEY asks about one only. A single coloured tile says “at least one”; it never says “just one”. ${percentOf(repeatsLetter)} of the answers in our list contain a letter twice or more, and in ${percentOf(hasDoubleLetter)} two of them are side by side.
    ## A game, tile by tile
    The answer is SWEET, and the player doesn’t know it.`,
    letterTiles(
      game.join(" "),
      answer,
      "SLATE, STEER, SHEET and SWEET, with the colours that the game shows for the answer SWEET.",
    ),
    dataTable(
      `The four guesses, and how many of the ${wordCount} answers in our list fit after each`,
      [
        "Guess | Colours | What they say | Left",
        row(0, "S is first. There is a T, not in fourth place, and an E, not in fifth. No L and no A."),
        row(1, "E is third and fourth: two Es. T isn’t second. No R."),
        row(2, "T is last, as it had to be. No H. Only the second letter is open."),
        row(3, "All five are green."),
      ].join("\n"),
    ),
    `After SLATE it would be easy to think that there is one E, but one yellow tile says only that there is at least one. STEER asks about two, and both turn green. Its T is yellow in second place, and SLATE’s was yellow in fourth, so with S, E and E in first, third and fourth place only the fifth is left for T. SHEET and SWEET are the only words of our list that fit. SHEET is wrong by one letter; SWEET is right, in four guesses.
    Hard mode would have accepted all of them: each uses what the rows above it found.
    ## Which words you may type
    The game [accepts 14,855 words](https://www.nzherald.co.nz/lifestyle/wordlebot-sets-a-new-preferred-opening-word/HWXXXQDSI5GXXJKR354MB2ZVQM), many of them rare. Plurals and past tenses are among them. You may type a word that can’t be right in order to test its letters, except where hard mode forbids it. You may even type the same word twice.
    ## Which words can be right
    The answers are a much smaller list of everyday words: some 2,300 at first, to which a few such as SNAFU have been added. Since 7 November 2022 [an editor](https://www.theverge.com/2022/11/7/23445167/wordle-the-new-york-times-editor-tracy-bennett), Tracy Bennett, chooses them and their order.
    - **No plain plurals.** A short word with -S or -ES added, such as BOATS or FOXES, [is never the answer](https://www.washingtonpost.com/video-games/2022/11/07/wordle-new-answers-new-york-times-update/). GEESE and FUNGI may be, and so may words that merely end in S, such as BONUS.
    - **No past tenses in -ED.** BAKED may be typed but isn’t an answer. SPEED is no past tense and may be one. Irregular forms are rare, but WRUNG was an answer once.
    - **American spelling.** COLOR, FIBER and [HUMOR](https://www.independent.co.uk/life-style/wordle-american-spelling-twitter-b2011324.html) have five letters in American English. COLOUR and HUMOUR have six; FIBRE is accepted but isn’t an answer.
    - **Old answers may return.** For years they were out of play. Then *The New York Times* announced in its Gameplay newsletter of 28 January 2026 that they would be mixed in with new ones. The first was CIGAR, on 2 February 2026, which had been the answer of the very first puzzle. So a list of past answers no longer tells you what is impossible.
    ## Hard mode
    Hard mode is a switch in the settings, and must be set before the first guess; after that the game won’t turn it on. From then on, each guess must use what the earlier ones found:
    - A green letter stays in its place.
    - A yellow letter must be in the guess, anywhere. If a letter has been found twice, it must be there twice.
    That is all it checks. It **allows** a letter again that isn’t in the word, and a yellow letter in the very place where it was yellow. Neither can be right, and the game doesn’t warn you. It **refuses** most guesses that only test letters, such as CLIMB when -ATCH is green. The answer is the same as in normal mode. How to play with it is a step of [Advanced Techniques](guide-advanced-techniques).
    ## When the puzzle changes
    At [midnight where you are](https://dotesports.com/general/news/what-time-does-wordle-reset-daily): the game goes by the clock of your device. So players in Auckland have the new word many hours before players in New York.
    ## Streaks and statistics
    The game counts the games that you played, the share you won, your current and longest streak, and how many games took one to six guesses. A streak is a number of days in a row with a win; a lost or a missed day ends it. You can play without an account, but since March 2024 you need a free one to see these figures; it also [carries them](https://phandroid.com/2022/07/21/how-to-sync-your-wordle-stats-across-devices/amp) from one device to another. A flight to another time zone can end a streak without a missed day, [as a writer of Tom’s Guide found](https://tomsguide.com/features/i-lost-my-wordle-streak-without-losing-or-missing-a-game-heres-what-happened).
    ## Sharing
    After a game you can share its number, the number of guesses and a grid of coloured squares without letters. X in place of the number of guesses means a loss; an asterisk at the end means hard mode.
    ## WordleBot and the archive
    [WordleBot](https://www.nytimes.com/interactive/2022/upshot/wordle-bot.html) looks at your finished game. It gives scores from 0 to 99 for skill and luck, and says what it would have played at each turn. The archive lets subscribers play the puzzles of earlier days. Games that you play there don’t count towards your streak or statistics, as *Fast Company* reported when it opened in May 2024; the daily game remains free.
    ## Where to play
    At [nytimes.com/games/wordle](https://www.nytimes.com/games/wordle/index.html) in any browser, and in The New York Times Games app. The first puzzle is dated 19 June 2021; the game has been public since October 2021 and at *The New York Times* since early 2022. How it came about is in our [history of word games](blogPost-history-word-games).`,
    callout(
      "note",
      "The word of our riddle",
      "Our own days begin five minutes past midnight in your time zone. Unless the operator of this site has connected another source, the word of our riddle comes from our own schedule and needn’t be the one that The New York Times has chosen for the date.",
    ),
    "Next: a first game with advice at each step, in [Getting Started](guide-getting-started).",
  ),
  includes: "nothing",
  questions: references("faq-official", "faq-how-numbers-count", "faq-when-is-it-released"),
  related: references("guide-getting-started", "dictionary", "page-traps", "guide-wordle-strategy-guide"),
  seo: seo({
    title: "Wordle rules 2026: colours, repeats, hard mode, plurals",
    description:
      "Every rule of the daily five-letter game: repeated letters, accepted words, plurals, answers that come again, hard mode exactly, and a game tile by tile.",
    keywords: ["wordle rules", "wordle repeated letters", "wordle hard mode rules", "wordle plurals"],
  }),
};
