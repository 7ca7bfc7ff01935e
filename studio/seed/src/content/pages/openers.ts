import { callout } from "../../make/blocks.ts";
import { numeral, wordList } from "../../make/in-words.ts";
import { guessesOf, opener, openers } from "../../make/opener-figures.ts";
import { richText, type Block } from "../../make/rich-text.ts";
import { references, seo, slug, type SeedDocument } from "../../make/seed-document.ts";
import { wordCount, words } from "../../make/word-figures.ts";

const ofAYear = (difference: number) => Math.round(365 * difference);

const answers = openers().filter(({ answer }) => answer);
const rank = (word: string) => (answers.findIndex((other) => other.word === word) + 1).toLocaleString("en");
const [best = opener("slate"), twentieth = opener("slate"), worst = opener("slate")] = [
  answers[0],
  answers[19],
  answers.at(-1),
];
const neverLost = answers.filter(({ lost }) => lost === 0).length;
const neverLostInHardMode = answers.filter(({ hardLost }) => hardLost === 0).map(({ word }) => word);
const years = (words.length / 365).toFixed(1);

/** The page of all first guesses around `table`, the block that lists them. */
export function openersPage(table: Block): SeedDocument {
  return {
    _id: "page-wordle-openers",
    _type: "page",
    title: "Wordle Openers: What Every First Guess Is Worth",
    slug: slug("wordle-openers"),
    revisedOn: "2026-11-29",
    intro: `SLATE needs ${guessesOf("slate")} guesses on average, RAISE ${guessesOf("raise")}, AUDIO ${guessesOf("audio")}. We had a program play all ${wordCount} answers with ${openers().length.toLocaleString("en")} first guesses, in normal and in hard mode. Look up your own opener here.`,
    body: richText(
      `Among the twenty best openers that can be right themselves, the difference is ${ofAYear(twentieth.guesses - best.guesses)} guesses in a year of daily games: enough for an argument, but no reason to give up a word that you like. Between SLATE and AUDIO it is ${ofAYear(opener("audio").guesses - opener("slate").guesses)} guesses a year, more than one a week.`,
      table,
      `## How to read the table
      - **Answer** says whether the word can be right. A word that can’t may still be a good question.
      - **Guesses** is the average number of guesses until an answer is found, the last one included. This is the figure to choose by.
      - **Lost** is how many of the ${wordCount} answers take more than six guesses; in the average they count with all the guesses that they take. Two more columns give guesses and losses in **hard mode**.
      - **Left** is the number of answers left after the first guess, on average; **worst** is the number after its least lucky result.
      - **Bits** measure what the first guess tells. One bit halves what is left; ${Math.log2(words.length).toFixed(1)} bits would name the answer.
      ## What it shows
      **Words left mislead.** RAISE leaves fewer answers than any other word that can be right, but by guesses it is only number ${rank("raise")} of the answers. It looks best after one guess and is overtaken in the next. Partly that is because SLATE divides the answers into more groups, ${opener("slate").patterns} instead of ${opener("raise").patterns}, and a small group is as good as solved. But no figure of the first guess alone decides it: SLANT leaves ${opener("slant").left.toFixed(0)} answers in ${opener("slant").patterns} groups, and is number ${rank("slant")}.
      **Vowels are overrated.** ADIEU is number ${rank("adieu")} of the ${answers.length.toLocaleString("en")} answers and AUDIO number ${rank("audio")}, below the middle. Most words have two vowels or fewer, and it is the consonants that tell words apart.
      **Being right at once hardly counts.** SALET and REAST can’t be the answer and still need no more guesses than SLATE, which can. A word that can be right will be so once in ${wordCount} games, or every ${years} years of daily games.
      **The first guess isn’t everything.** Even ${worst.word.toUpperCase()}, the last of the answers, needs only ${worst.guesses.toFixed(2)} guesses, as long as the next guesses are good. With ${neverLost.toLocaleString("en")} of the answers as opener the program never loses a game in normal mode. What you do after the first guess matters more, and that is why the [second guesses](page-second-guesses) have a page of their own.
      **Hard mode has other favourites.** There, of all possible answers only ${wordList(neverLostInHardMode)} never lose a game. Among the quick ones, LANCE loses ${numeral(opener("lance").hardLost)} answers and PLANT ${numeral(opener("plant").hardLost)}, where RAISE loses ${numeral(opener("raise").hardLost)}. The [strategy guide](guide-wordle-strategy-guide) explains why.`,
      callout(
        "tip",
        "How to choose",
        "Normal mode: take any of the first twenty that you like, and keep it. Hard mode: look at the losses before the average. And if your favourite is far down, give it up only if the average is what you play for.",
      ),
      `## How it was computed
      The answers are our [list of ${wordCount} words](word-list-page); all words of our list of guesses may be played. For every opener the program plays each answer once. After a result it lists the answers that still fit, and takes the word that divides them into the most groups. If several do, it prefers one that can be right itself, and then the first in the alphabet. The sixth guess is always a word that can be right. In hard mode only words are played that use every green and yellow tile.
      This is a strong player, but not a perfect one: it looks one guess ahead. For the game’s original list of 2,315 answers, [Alex Selby searched every line of play](https://sonorouschocolate.com/notes/index.php/The_best_strategies_for_Wordle) and found that 3.421 guesses are possible, beginning with SALET. Our program needs ${opener("salet").guesses.toFixed(3)} with it on our slightly longer list. So read nothing into differences of a hundredth or two.
      The other limit is the list. It has the same kind of words as the game, but the game’s editor chooses each answer, and the coming ones aren’t public. WordleBot, which *The New York Times* computes from its own data, has recommended CRANE, SLATE and [since January 2024 TRACE](https://www.nzherald.co.nz/lifestyle/wordlebot-sets-a-new-preferred-opening-word/HWXXXQDSI5GXXJKR354MB2ZVQM). Of our possible answers they are numbers ${rank("crane")}, ${rank("slate")} and ${rank("trace")}.`,
    ),
    includes: "nothing",
    questions: [],
    related: references(
      "guide-wordle-strategy-guide",
      "page-second-guesses",
      "page-traps",
      "blogPost-letter-frequency-analysis",
      "word-list-page",
    ),
    seo: seo({
      title: "Best Wordle starting words: every opener, computed",
      description:
        "Average guesses, games lost and words left for every Wordle starting word, in normal and hard mode. Look up your own opener and see what it costs.",
      keywords: ["best wordle starting words", "wordle openers", "wordle first guess", "wordle hard mode"],
    }),
  };
}
