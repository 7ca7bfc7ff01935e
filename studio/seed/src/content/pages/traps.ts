import { traps } from "../../figures/traps.ts";
import { callout, dataTable, letterTiles, trapFamilies } from "../../make/blocks.ts";
import { percent, winInOrder, winWithTest } from "../../make/chances.ts";
import { numeral, wordList } from "../../make/in-words.ts";
import { opener } from "../../make/opener-figures.ts";
import { remainingWords, wordGroups } from "../../make/remaining-words.ts";
import { richText } from "../../make/rich-text.ts";
import { references, seo, slug, type SeedDocument } from "../../make/seed-document.ts";
import { wordCount, words } from "../../make/word-figures.ts";

const families = traps(5);
const patternName = (pattern: string) => pattern.replace("_", "-").toUpperCase();
const inside = families.filter(({ pattern }) => !pattern.startsWith("_"));
const trapped = new Set(families.flatMap((trap) => trap.words)).size;
const hardGuessesLeft = 4;
const turnsLeft = [2, 3, 4, 5];

const ounds = remainingWords(["raise", "could"], "wound");
const chumpGroups = wordGroups(["chump"], ounds);
const chumpTogether = chumpGroups.find(({ length }) => length > 1) ?? [];

const chanceRow = ({ pattern, words: family, splitter }: (typeof families)[number]) => {
  const groups = wordGroups([splitter], family);
  const chances = [3, 4].flatMap((left) => [
    percent(winInOrder(family.length, left)),
    percent(winWithTest(groups, left)),
  ]);
  // A hyphen at which no line breaks.
  const name = patternName(pattern).replace("-", "\u2011");
  return [`${name}\u00A0(${family.length})`, splitter.toUpperCase(), ...chances].join(" | ");
};

const atch = families.find(({ pattern }) => pattern === "_atch")?.words ?? [];
const afterRaise = remainingWords(["raise"], "watch");
const cableLeft = remainingWords(["raise", "cable"], "watch");
const machoLeft = remainingWords(["raise", "cable", "macho"], "watch");
/** Words left on average after a guess; none is left if the guess is right. */
const averageLeft = (guess: string) =>
  wordGroups([guess], afterRaise)
    .filter(([word]) => word !== guess)
    .reduce((sum, { length }) => sum + length ** 2, 0) / afterRaise.length;
const wayOutRow = (guess: string) => {
  const groups = wordGroups([guess], atch);
  return [
    guess.toUpperCase(),
    averageLeft(guess).toFixed(1),
    groups.length,
    Math.max(...groups.map(({ length }) => length)),
  ].join(" | ");
};

export const trapCatalogue: SeedDocument = {
  _id: "page-traps",
  _type: "page",
  title: "Wordle Traps and How to Leave Them",
  slug: slug("wordle-traps"),
  revisedOn: "2026-11-29",
  intro: `All ${families.length} families of five words and more that differ in a single letter, from -IGHT to TRI-E, each with the word that splits it, and what to do in hard mode.`,
  body: richText(
    `Four greens, three guesses left, and it feels like a won game. You try CATCH, then HATCH, then PATCH. The answer was WATCH. That was a trap: a family of words that differ in one place only. Each guess from within the family tests a single letter, so it rules out a single word.
    In our list of ${wordCount} answers there are ${families.length} families of five words or more. ${trapped} words, ${percent(trapped / words.length)} of the list, belong to at least one. Most differ in the first letter, but in ${inside.length} of them the open place is inside, as in ${inside
      .slice(0, 4)
      .map(({ pattern }) => patternName(pattern))
      .join(
        ", ",
      )}: for these it doesn’t help to run through first letters. Families such as BILLS, HILLS and MILLS are missing, because plain plurals are never answers.
    ## When to leave
    Count two things: the words that still fit, and the guesses that you have left.
    - **No more words than guesses:** you can’t lose. With two or three words, go through them. With four or more, a test is still quicker: it takes two guesses if it tells all apart, while going through four words takes two and a half on average, through six three and a half.
    - **More words than guesses:** test now. Each guess that you spend from within the family is a bet, and the test is worth most while there are many words.
    - **One guess left:** the time for tests is over. Play any word that fits.
    A test is a word with as many of the open letters as possible, and it needn’t have any of the green ones. For -ATCH the open letters are B, C, H, L, M, P and W; CLIMB has C, L, M and B. The word that makes the most groups is the one to look for: a group is all the words for which it would show the same colours.`,
    dataTable(
      "The chance to win by guessing in turn words that differ in one letter, by the number of guesses left",
      [
        `Words | ${turnsLeft.map((left) => `${left} left`).join(" | ")}`,
        ...[3, 4, 5, 6, 7, 8].map((size) =>
          [size, ...turnsLeft.map((left) => percent(winInOrder(size, left)))].join(" | "),
        ),
      ].join("\n"),
    ),
    "And this is what one test changes:",
    dataTable(
      "The chance to win when a whole family of six or more (its size in brackets) is open, with three or four guesses left: guessing its words in turn, or first playing the word that splits it",
      [
        "Family | Split by | 3 left, in turn | 3 left, split | 4 left, in turn | 4 left, split",
        ...families.filter(({ words: family }) => family.length >= 6).map(chanceRow),
      ].join("\n"),
    ),
    `The arithmetic is simple. In turn, the chance is the number of guesses divided by the number of words. With a test first, you have one guess fewer, but you spend them on a small group: add up, for each group, the words in it that the remaining guesses can reach, and divide by all. With two guesses left, one of them for the test, that is the number of groups divided by the number of words.
    ## A board in normal mode
    RAISE has shown nothing and COULD three greens. That leaves ${numeral(ounds.length)} words, ${wordList(ounds)}, and four guesses. In turn, that wins ${percent(winInOrder(ounds.length, 4))} of the time. CHUMP tests H, M and P at once:`,
    letterTiles(
      "raise could chump bound wound",
      "wound",
      "RAISE shows nothing, COULD shows O, U and D in their places. CHUMP shows only the U, which was known. BOUND is wrong in its first letter; WOUND is the answer.",
    ),
    `HOUND, MOUND and POUND would each have coloured another tile. Since only the U is green, ${wordList(chumpTogether)} remain, and there are three guesses for three words. Here it takes two. Whatever the answer had been, the game was safe once CHUMP was played. Hard mode would refuse CHUMP: O and D must stay in place.
    ## The way out in hard mode
    Once four letters are green, hard mode has no way out. You can only go through the family, so with four guesses left a family of seven loses three words. The way out comes earlier: **don’t fix the fourth letter while the family is large.** Play a word that keeps the letters found and tests others.
    Say that RAISE turns only its A green. ${afterRaise.length} words are left, and the ${numeral(atch.length)} in -ATCH are among them. These are three guesses that hard mode accepts:`,
    dataTable(
      "Three second guesses in hard mode after RAISE with only the A green",
      [
        "Guess | Words left on average | Groups of -ATCH | Largest group of -ATCH",
        ...["tangy", "match", "cable"].map(wayOutRow),
      ].join("\n"),
    ),
    `MATCH is right once in ${afterRaise.length} games. If T, C and H turn green and M doesn’t, six words are left for four guesses, and two of them lose. Of the common words TANGY is the best on average, but it leaves the family together. CABLE is worse on average and better here: it tells B, C and L apart and leaves four words of the family at most.`,
    letterTiles(
      "raise cable macho hatch patch watch",
      "watch",
      "All in hard mode. RAISE shows the A, CABLE a yellow C. MACHO shows A again, C and H elsewhere. HATCH, PATCH and WATCH follow; WATCH is the answer.",
    ),
    `After CABLE ${cableLeft.length} words are left. MACHO keeps the A and uses the C, tests M and H, and leaves ${wordList(machoLeft)}: three words for three guesses. It may take all six rows, as it does here, but it can’t be lost. The price is the average, so play like this for the sake of a streak, and only when you see a large family coming.`,
    callout(
      "caution",
      "Count before the fourth green",
      "In hard mode a green tile is there for the rest of the game. Before you play a word that may complete -IGHT, -OUND or -ATCH, compare the size of the family with the guesses that will be left.",
    ),
    `Your opener matters, too. A program that plays all ${wordCount} answers in hard mode loses ${numeral(opener("raise").hardLost)} after RAISE and only ${numeral(opener("tripe").hardLost)} after TRIPE; [Advanced Techniques](guide-advanced-techniques) compares six openers.
    ## The catalogue
    For each family: its words, the common word that splits them into the most groups, and what hard mode costs if all four letters are green and nothing else is known. Words that you have ruled out already make a family smaller, so cross them out first; a word that tests the rest may then be better than the one given.`,
    trapFamilies(
      `All families of five words and more in our list of ${wordCount} answers, the largest first`,
      families.map((trap) => ({
        ...trap,
        hardWorst: trap.words.length,
        hardLost: Math.max(0, trap.words.length - hardGuessesLeft),
      })),
    ),
    `## How to learn them
    You needn’t know all of them by heart if you keep three habits:
    # When three tiles are green, say every word that fits before you type one.
    # Look at the open place. If it is the first, run through the alphabet, with the pairs such as CH, SH and ST as well where two places are open.
    # Keep three splitters in mind for the families you meet most. Make up your own if you like: the analyzer on the page of [word lists](word-list-page) shows which words still fit.`,
  ),
  includes: "nothing",
  questions: [],
  related: references(
    "guide-advanced-techniques",
    "page-second-guesses",
    "guide-wordle-strategy-guide",
    "blogPost-wordle-word-patterns",
  ),
  seo: seo({
    title: "Wordle traps: -IGHT, -OUND, -ATCH and how to leave them",
    description: `All ${families.length} families of words that differ in one letter, the guess that splits each, the chance to win, and the way out in hard mode.`,
    keywords: ["wordle traps", "wordle ight words", "wordle atch words", "wordle hard mode trap"],
  }),
};
