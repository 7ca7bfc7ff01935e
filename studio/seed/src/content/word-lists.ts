import { guesses } from "../../words/shipped-words.ts";
import { numeral } from "../make/in-words.ts";
import { leftAfterPair, opener, openers } from "../make/opener-figures.ts";
import { slug, textFile, type SeedDocument } from "../make/seed-document.ts";
import { percentIn, percentOf, wordCount, words } from "../make/word-figures.ts";
import { family, hasDoubleLetter, isVowel, repeatsLetter } from "../make/word-shapes.ts";

const ending = (letters: string) => words.filter((word) => word.endsWith(letters)).length;
const beginning = (letters: string) => words.filter((word) => word.startsWith(letters)).length;
const hardLost = (word: string) => numeral(opener(word).hardLost);
const guessesAYear = (worse: string, better: string) =>
  Math.round(365 * (opener(worse).guesses - opener(better).guesses));

const bestAnswers = openers()
  .filter(({ answer }) => answer)
  .slice(0, 14)
  .map(({ word }) => word);
const [first = "", last = ""] = [bestAnswers[0], bestAnswers.at(-1)];

const optimalNotes: Record<string, string> = {
  slate: "Of the four answers made of these letters it shows the most green tiles: S first and E last.",
  trace: `Splits the answers into ${opener("trace").patterns} groups, the most of these fourteen.`,
  slant: `One vowel and four of the six most common consonants. Leaves ${opener("slant").left.toFixed(0)} words, the most of these fourteen, and is quick all the same.`,
  crate: `The letters of TRACE, ending in -ATE, as ${numeral(family("--ate").length)} answers do.`,
  crane: "WordleBot’s first favourite, in April 2022; goes well with MOIST or TOILS.",
  trice: "Has R, I and E each in its most common place: second, third and last.",
  least: `Tests the ending -ST, which ${ending("st")} answers have.`,
  lance: `Tests the ending -CE, which ${ending("ce")} answers have. Loses only ${hardLost("lance")} of them in hard mode.`,
  stale: "The letters of SLATE, with ST- at the start, where no other pair is as common.",
  stare: `Tests ST-, which begins ${beginning("st")} answers, and leaves the fewest words of these fourteen.`,
  roast: "Does without E: tests O and A in common places, and the ending -ST.",
  train: `Does without E: TR- begins ${beginning("tr")} answers, and -IN ends ${ending("in")}.`,
  trade: `Brings in D, which is in ${percentOf((word) => word.includes("d"))} of the answers.`,
  react: `Tests RE-, which begins ${beginning("re")} answers, more than any other pair with a vowel in it.`,
};

const advancedNotes: Record<string, string> = {
  salet: "Never right: the name of an old helmet. No word needs fewer guesses.",
  reast: "Never right either, and needs as few guesses as SALET; the letters of STARE in another order.",
  roate: `Never right. Leaves ${opener("roate").left.toFixed(1)} words on average, the fewest of all words.`,
  raise: `For cautious players: never leaves more than ${opener("raise").worst} words, and the fewest on average of all answers.`,
  irate: "For vowels without the waste: three of them, with the two most common consonants, R and T.",
  adieu: `The most popular opener. Four vowels, no O; costs ${guessesAYear("adieu", "slate")} guesses a year against SLATE.`,
  audio: `Popular, too. Four vowels, no E; leaves ${opener("audio").left.toFixed(0)} words and costs ${guessesAYear("audio", "slate")} guesses a year.`,
  cramp: `For hard mode: the program loses ${hardLost("cramp")} game with it. C, M and P tell apart words of families such as -ATCH and -OWER.`,
  plant: `For hard mode: about as quick as SLATE there, but loses ${hardLost("plant")} answers instead of ${hardLost("slate")}.`,
  crony: `Tests a final Y, which ${percentOf((word) => word.endsWith("y"))} of the answers have, and three of the six most common consonants.`,
  dealt: "WordleBot’s favourite for hard mode when it began in April 2022.",
  trope: `WordleBot’s favourite for hard mode from January 2024; we count ${hardLost("trope")} lost answers.`,
  later: `Tests -ER, the most common ending of two letters: ${ending("er")} answers have it.`,
  heart: `Brings in H, which follows C, S or T in most of the ${words.filter((word) => word.includes("h")).length} answers that contain it.`,
};

const openerEntry = (notes: Record<string, string>) => (word: string) => {
  const { left: answersLeft, guesses: average } = opener(word);
  const note = notes[word];
  if (note === undefined) throw new Error(`${word} is among the best first guesses and needs a note.`);
  return {
    _type: "opener",
    word,
    note,
    left: Number(answersLeft.toFixed(1)),
    guesses: Number(average.toFixed(3)),
  };
};

const pair = (one: string, two: string, note: string) => ({
  _type: "openerPair",
  first: one,
  second: two,
  note,
  left: Number(leftAfterPair(one, two).toFixed(1)),
});
const pattern = (title: string, note: string, examples: string) => ({
  _type: "wordPattern",
  title,
  note,
  examples: examples.split(" "),
});

const vowelsInside = words.filter((word) => isVowel(word[1]) && isVowel(word[3]));
const alternating = vowelsInside.filter((word) => ![word[0], word[2], word[4]].some(isVowel));
const alternates = (word: string) =>
  word.split("").every((letter, place) => isVowel(letter) === (isVowel(word[0]) === (place % 2 === 0)));
const endingY = words.filter((word) => word.endsWith("y"));
const doubleBeforeY = endingY.filter((word) => word[2] === word[3]);

export const wordLists: SeedDocument[] = [
  {
    _id: "wordList-optimal-openers",
    _type: "wordList",
    title: "Optimal openers",
    slug: slug("optimal-openers"),
    kind: "openers",
    description: `The fourteen words that need the fewest guesses of all possible answers, when a program plays all ${wordCount} of them to the end. Between the first and the last of them lie ${guessesAYear(last, first)} guesses a year, so choose the one that you like and keep it.`,
    openers: bestAnswers.map(openerEntry(optimalNotes)),
  },
  {
    _id: "wordList-advanced-openers",
    _type: "wordList",
    title: "Advanced openers",
    slug: slug("advanced-openers"),
    kind: "openers",
    description:
      "Fourteen first guesses for a purpose: words that can’t be right but find out most, words for hard mode, for vowels or for an ending, and two favourites of many players with what they cost.",
    openers: Object.keys(advancedNotes).map(openerEntry(advancedNotes)),
  },
  {
    _id: "wordList-opening-pairs",
    _type: "wordList",
    title: "Two-word openings",
    slug: slug("opening-pairs"),
    kind: "openerPairs",
    description: `Two guesses without a shared letter test ten letters before you have to think. Keep the plan with at most one coloured tile; with more, a second guess of your own does better. Fewer words are left after CRANE and TOILS, ${leftAfterPair("crane", "toils").toFixed(1)} on average, but TOILS can’t be right.`,
    openerPairs: [
      pair("raise", "clout", "All five vowels, and all of the six most common consonants but N."),
      pair("slate", "corny", "The six most common consonants (R, T, L, S, N, C), and Y in its usual place."),
      pair("crane", "moist", "Four vowels, five of the six most common consonants, and M."),
    ],
  },
  {
    _id: "wordList-patterns",
    _type: "wordList",
    title: "Word patterns",
    slug: slug("word-patterns"),
    kind: "patterns",
    description:
      "Seven ways in which many five-letter words are built. When the greens fit one of them, go through its words before you guess.",
    patterns: [
      pattern(
        "Double letters",
        `The same letter side by side, as in ${percentOf(hasDoubleLetter)} of the words, most often EE, LL or OO. A letter repeated anywhere: ${percentOf(repeatsLetter)}.`,
        "apple berry floor happy skill sweet",
      ),
      pattern(
        "Vowel-heavy",
        `${percentOf((word) => word.split("").filter(isVowel).length > 2)} of the words have three vowels or more. Of the consonants beside them, L and S are the most common.`,
        "adieu alone audio canoe ocean media",
      ),
      pattern(
        "Consonant and vowel in turn",
        `${percentOf(alternates)} of the words. If places two and four are vowels, the other three are consonants in ${percentIn(alternating, vowelsInside)} of cases.`,
        "basic cabin lemon tiger vital wagon",
      ),
      pattern(
        "Ending in -ER or -OR",
        `-ER ends ${percentOf((word) => word.endsWith("er"))} of the words, more than any other pair; -OR ${percentOf((word) => word.endsWith("or"))}. With a green R at the end, try the E first.`,
        "after cover lower actor major motor",
      ),
      pattern(
        "Ending in -ED",
        `Only ${numeral(ending("ed"))} words, and none of them a regular past tense: those are never the answer. Don’t spend a guess on testing it.`,
        "breed creed greed shred speed tweed",
      ),
      pattern(
        "Ending in -LY",
        `${numeral(ending("ly"))} words, by no means all of them adverbs. With a green Y at the end, L is the most likely letter before it.`,
        "badly early belly reply silly apply",
      ),
      pattern(
        "Ending in -Y",
        `Y is the most common last letter after E: ${percentOf((word) => word.endsWith("y"))} of the words. In ${percentIn(doubleBeforeY, endingY)} of these a double letter comes before it.`,
        "angry berry candy happy story windy",
      ),
    ],
  },
  {
    _id: "wordList-common-words",
    _type: "wordList",
    title: "Common five-letter words",
    slug: slug("common-words"),
    kind: "words",
    description: `${wordCount} everyday words in American spelling, as the daily game might choose them: no plain plurals in -S, no past tenses in -ED. Search them by beginning, ending and letters. The ${guesses.length.toLocaleString("en")} words that a player may type are searched, too.`,
    words: words.join("\n"),
    changedOn: "2026-11-22",
    guesses: textFile("guesses"),
    licence:
      "From SCOWL, copyright 2000–2016 by Kevin Atkinson: free to use, copy, modify, distribute and sell with this notice.",
    guessesLicence:
      "Rarer words from SCOWL, copyright 2000–2016 by Kevin Atkinson, and from word-list by Sindre Sorhus (MIT).",
  },
];
