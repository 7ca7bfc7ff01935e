import { guesses } from "../../../words/shipped-words.ts";
import { callout, chart, dataTable, figure, letterTiles, source } from "../../make/blocks.ts";
import { blogPost } from "../../make/blog-post.ts";
import { feedback } from "@wordlehint/contracts/feedback";
import { numeral } from "../../make/in-words.ts";
import { leftAfterPair, opener } from "../../make/opener-figures.ts";
import { letterShares, percentOf, positionShares, wordCount, words } from "../../make/word-figures.ts";
import { isVowel } from "../../make/word-shapes.ts";
import { norvig, wordleEditor } from "../works.ts";

const ranking = letterShares();
const shares = new Map(ranking);
const share = (letter: string) => `${(shares.get(letter) ?? 0).toFixed(1)}%`;
const rank = (letter: string) => ranking.findIndex(([other]) => other === letter) + 1;
const shareOfGuesses = (matches: (word: string) => boolean) =>
  `${((100 * guesses.filter(matches).length) / guesses.length).toFixed(1)}%`;

const places = [0, 1, 2, 3, 4].map((place) => new Map(positionShares(place)));
const at = (letter: string, place: number) => (places[place]?.get(letter) ?? 0).toFixed(1);
const row = (letter: string) => [letter, ...places.map((_, place) => `${at(letter, place)}%`)].join(" | ");

const greenTiles = (guess: string) =>
  words.reduce((sum, word) => sum + feedback(guess, word).split("g").length - 1, 0) / words.length;
const anagramRow = (word: string) => {
  const { left, patterns, guesses: average } = opener(word);
  return `${word.toUpperCase()} | ${greenTiles(word).toFixed(2)} | ${left.toFixed(1)} | ${patterns} | ${average.toFixed(3)}`;
};

const common = "earot".split("");
const found = (word: string) => common.filter((letter) => word.includes(letter)).length;
// Chances of 0 to 5 of the common letters, if a word had each of them whatever the others.
const independent = common.reduce(
  (chances, letter) => {
    const chance = words.filter((word) => word.includes(letter)).length / words.length;
    return [...chances, 0].map((same, hits) => same * (1 - chance) + (chances[hits - 1] ?? 0) * chance);
  },
  [1],
);
const independentRow = (chance: number, hits: number) =>
  `${hits} | ${(100 * chance).toFixed(1)}% | ${percentOf((word) => found(word) === hits)}`;
const shareAmong = (letter: string, given: string) => {
  const among = words.filter((word) => word.includes(given));
  return `${((100 * among.filter((word) => word.includes(letter)).length) / among.length).toFixed(1)}%`;
};
const vowels = (word: string) => word.split("").filter(isVowel).length;

const coloured = (guess: string, word: string) => feedback(guess, word).replaceAll("x", "").length;
const pair = (first: string, second: string) => leftAfterPair(first, second).toFixed(2);

export const letterFrequencyAnalysis = blogPost({
  id: "letter-frequency-analysis",
  title: "Letter Frequency Analysis: Which Letters Are Worth a Guess",
  excerpt:
    "We counted every letter of the possible answers, place by place, and looked at what the figures mean for your first two guesses, and where they mislead.",
  publishedOn: "2025-05-22",
  revisedOn: "2026-11-29",
  category: "wordle-strategy",
  author: "word-desk",
  cover: "A bar chart made of letter tiles; the bars for E and A are the tallest.",
  body: [
    `Everybody knows that E is the most common letter of English. The sentence can mean three different things, though, and only one of them helps with a five-letter puzzle.
    ## Three ways of counting
    **Letters in running text.** The Linotype machine, on which newspapers were set for the better part of a century, had its keys arranged by how often they were needed. The first two columns read ETAOIN SHRDLU. When Peter Norvig counted the letters of Google’s digitised books, he found nearly the same: E first, with one letter in eight, then T, A and O. But in running text a few small words do much of the work. T and H owe a good part of their rank to *the*.
    **Letters in a list of all words.** Count each word once, however rare, and plurals and verb forms take over. Of the ${guesses.length.toLocaleString("en")} words in our list of accepted guesses ${shareOfGuesses((word) => word.endsWith("s"))} end in S. So S is the most common letter there, in ${shareOfGuesses((word) => word.includes("s"))} of the words, ahead of E.
    **Possible answers that contain a letter.** A guess doesn’t ask how often a letter is written. It asks whether the answer contains it, and a word with two Es answers that question once. This is the count that a player needs, and it is the one that we made.
    ## What we counted
    Our list has ${wordCount} everyday words of five letters in American spelling, without plain plurals and past tenses. It isn’t the game’s own list. The game’s first 2,315 answers could be read in the source of its page, but since November 2022 an editor has chosen them, and the order of the coming ones isn’t public. Ours are words of the same kind. You can [download them](word-list-page) and count again.`,
    chart({
      kind: "bars",
      caption: "Words that contain each letter at least once, in per cent of our list",
      categoryName: "Letter",
      valueName: "Per cent of words",
      points: ranking,
    }),
    `E is in ${share("E")} of the words, A in ${share("A")} and R in ${share("R")}. Five letters follow close together: O, T, I, L and S, from ${share("O")} down to ${share("S")}. H, so common in running text, is only number ${rank("H")}. J, Q, X and Z are together in ${percentOf((word) => /[jqxz]/.test(word))} of the words, fewer than V alone, which is in ${share("V")}.
    The letter to be careful with is **S**. It is in ${shareOfGuesses((word) => word.includes("s"))} of the words that you may type but in ${share("S")} of those that can be right. The letter that is easily forgotten is **Y**, in ${share("Y")} of the words and usually at the end.
    ## Places matter as much as letters
    A yellow tile says that a letter is in the word. A green one also says where, and rules out far more. So it pays to test a letter in its most likely place.`,
    dataTable(
      "Words with a letter at each place, in per cent of our list",
      ["Letter | 1st | 2nd | 3rd | 4th | 5th", ..."EAROTILSNY".split("").map(row)].join("\n"),
    ),
    `Read the table by rows. E likes the end: it is fifth in ${at("E", 4)}% of the words, as in *stone*, and fourth in ${at("E", 3)}%, as in *water*. A prefers the second and the third place. S begins ${at("S", 0)}% of the words and ends only ${at("S", 4)}%. Y does the opposite.
    SLATE, STALE, LEAST and STEAL show what that is worth. They are made of the same five letters, and they find the same letters in every answer. The difference is how many they find in the right place.`,
    dataTable(
      "Four first guesses with the same letters: green tiles per game, answers left on average, different colour patterns, and guesses needed to solve all answers",
      [
        "Guess | Green tiles | Answers left | Patterns | Guesses",
        ...["slate", "stale", "least", "steal"].map(anagramRow),
      ].join("\n"),
    ),
    letterTiles(
      "slate stale least steal",
      "place",
      "The answer is PLACE. All four show L, A and E: SLATE has three of them green, STALE two, LEAST one and STEAL none.",
    ),
    callout(
      "tip",
      "Test letters where they live",
      "If you have a choice between guesses with the same letters, take the one that puts most of them in their common places: S first, A or O second or third, E, T or Y last.",
    ),
    `## Letters don’t come one by one
    It would be easy to add up the letters. E, A, R, O and T are the five most common ones, and ORATE has them all. But letters depend on each other. If they didn’t, ${(100 * (1 - (independent[0] ?? 0) - (independent[1] ?? 0) - (independent[2] ?? 0))).toFixed(1)}% of the words would have three or more of these five. In fact only ${percentOf((word) => found(word) >= 3)} do, and most words have one or two.`,
    dataTable(
      "How many of the letters E, A, R, O and T a word contains",
      ["Of the five | If independent | Counted", ...independent.map(independentRow)].join("\n"),
    ),
    `The reason is room. Five letters have space for about two vowels: ${percentOf((word) => vowels(word) === 2)} of the words have exactly two of A, E, I, O and U, and ${percentOf((word) => vowels(word) > 2)} have more. So vowels push each other out. O is in ${share("O")} of all words, but in ${shareAmong("o", "e")} of those with an E; I is in ${share("I")} of all words, but in ${shareAmong("i", "a")} of those with an A. Some consonants do the opposite and travel together: H is in ${share("H")} of all words, but in ${shareAmong("h", "c")} of those with a C.
    For play this means two things. Once you have found two vowels, stop looking for a third and test consonants. And a guess full of vowels asks what is partly the same question several times. AUDIO tests four of them and still leaves ${opener("audio").left.toFixed(0)} words on average, ${numeral(Math.round(opener("audio").left / opener("raise").left))} times as many as RAISE.
    ## Measuring a guess
    Claude Shannon gave such questions a measure in 1948: the less you expected a message, the more **information** it carries. To find one word among ${wordCount} you need ${Math.log2(words.length).toFixed(1)} bits. SLATE brings in ${opener("slate").bits.toFixed(2)} of them on average, RAISE ${opener("raise").bits.toFixed(2)}, AUDIO ${opener("audio").bits.toFixed(2)}. Donald Knuth used another measure in 1977, when he showed how to win Mastermind in five guesses at most: always choose the guess whose worst reply leaves the fewest possibilities. Here RAISE leaves at most ${opener("raise").worst} words and SLATE ${opener("slate").worst}.`,
    figure(
      "figure-splitting",
      "Two columns of squares. On the left one guess divides them into a large group and a tiny one, on the right into several groups of about the same size.",
      "A guess that is right or tells nothing (left), and one that always tells something (right).",
    ),
    `No possible answer does better than RAISE by either measure, and yet it isn’t the best opener. Both look one guess ahead only. If a program plays every answer to the end, SLATE needs ${opener("slate").guesses.toFixed(3)} guesses on average and RAISE ${opener("raise").guesses.toFixed(3)}. SLATE divides the answers into more groups, ${opener("slate").patterns} against ${opener("raise").patterns}, and small groups are the ones that the second guess can finish off. Those who have searched the whole game agree. Jonathan Olson warned in 2022 that most lists of best openers judge the first guess alone, and Alex Selby found that the best possible play of the original list begins with SALET, which is not the first choice by either measure. The figures of every word are in our [table of openers](page-wordle-openers).
    ## A second guess that fits
    After a first guess that found little, the best second guess tests five new letters. Three pairs are easy to remember:
    - RAISE, then CLOUT: all five vowels and five common consonants; ${pair("raise", "clout")} words left on average.
    - SLATE, then CORNY: the six most common consonants, and Y at the end, where it belongs; ${pair("slate", "corny")} left.
    - CRANE, then MOIST: four vowels and five of the six most common consonants; ${pair("crane", "moist")} left.
    Keep to the plan with at most one coloured tile, green or yellow. SLATE shows no more than that in ${percentOf((word) => coloured("slate", word) <= 1)} of games. With two coloured tiles or more, think of words that fit what you know: the [list of second guesses](page-second-guesses) has the best reply to each result.
    ## What the figures can’t do
    They describe a list, not the mind of an editor. Here every word counts the same, whereas an editor may like one better than another, and since February 2026 she may also choose words that have been the answer before. Frequencies tell you which question to ask first. For the way from figures to habits, read the [strategy guide](guide-wordle-strategy-guide); for the terms, see the [dictionary](dictionary).`,
  ],
  sources: [
    source({
      authors: "Shannon, C. E.",
      title: "A Mathematical Theory of Communication",
      publication: "Bell System Technical Journal 27(3), 379–423",
      year: 1948,
      url: "https://doi.org/10.1002/j.1538-7305.1948.tb01338.x",
    }),
    source({
      authors: "Knuth, D. E.",
      title: "The Computer as Master Mind",
      publication: "Journal of Recreational Mathematics 9(1), 1–6",
      year: 1977,
    }),
    source({
      authors: "Banks, P. N.",
      title: "Responses: etaoinshrdlu (the columns of the Linotype’s keyboard)",
      publication: "Humanist Discussion Group 5.0149, 18 June 1991",
      year: 1991,
      url: "https://dhhumanist.org/Archives/Virginia/v05/0147.html",
    }),
    norvig,
    source({
      authors: "Olson, J.",
      title: "Optimal Wordle Solutions",
      publication: "jonathanolson.net",
      year: 2022,
      url: "https://jonathanolson.net/experiments/optimal-wordle-solutions",
    }),
    source({
      authors: "Selby, A.",
      title: "The Best Strategies for Wordle",
      publication: "sonorouschocolate.com",
      year: 2022,
      url: "https://sonorouschocolate.com/notes/index.php/The_best_strategies_for_Wordle",
    }),
    wordleEditor,
    source({
      authors: "CNET",
      title: "How to Cheat at Wordle (If You’re a Bad Person and Want to Ruin Everything)",
      publication: "CNET, 21 January 2022 (the answers in the page’s source)",
      year: 2022,
      url: "https://www.cnet.com/news/how-to-cheat-at-wordle-if-youre-a-bad-person-and-want-to-ruin-everything/",
    }),
    source({
      authors: "TechRadar",
      title: "“We have some exciting news to share”: Wordle will enter new era next week",
      publication: "TechRadar, January 2026 (the 2,315 first answers, and repeats)",
      year: 2026,
    }),
  ],
  related: ["page-wordle-openers", "guide-wordle-strategy-guide", "blogPost-wordle-word-patterns"],
  search: {
    title: "Letter frequency in five-letter words, counted",
    description:
      "Which letters are worth a guess: every letter of the possible answers counted, place by place, and what it means for your Wordle opener.",
    keywords: ["letter frequency", "wordle letter frequency", "best starting letters", "most common letters"],
  },
});
