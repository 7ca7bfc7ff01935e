import { callout, chart, dataTable, figure, letterTiles, source } from "../../make/blocks.ts";
import { blogPost } from "../../make/blog-post.ts";
import { letterShares, positionShares, shareOf, words } from "../../make/word-figures.ts";

const count = words.length.toLocaleString("en");
const shares = new Map(letterShares());
const share = (letter: string) => `${shares.get(letter) ?? 0} percent`;
const places = [0, 1, 2, 3, 4].map((place) => new Map(positionShares(place)));
const row = (letter: string) => [letter, ...places.map((place) => `${place.get(letter) ?? 0}%`)].join(" | ");
const withThreeCommon = shareOf(
  (word) => "earot".split("").filter((letter) => word.includes(letter)).length >= 3,
);

export const letterFrequencyAnalysis = blogPost({
  id: "letter-frequency-analysis",
  title: "Letter Frequency Analysis: Which Letters Are Worth a Guess",
  excerpt:
    "We counted every letter in our list of common five-letter words, place by place, and looked at what the figures mean for the first two guesses.",
  publishedOn: "2025-05-22",
  category: "wordle-strategy",
  author: "word-desk",
  cover: "A bar chart made of letter tiles; the bars for E and A are the tallest.",
  body: [
    `Everybody knows that E is the most common letter of English. Fewer players know that this sentence can mean three different things, and that only one of them helps with a five-letter puzzle.
    ## Three ways of counting
    **Letters in running text.** Count every letter of a newspaper and you get the order that typesetters once arranged their type by. Peter Norvig’s count of millions of digitised books puts E first with about one letter in eight, followed by T, A and O. But in running text a few small words do most of the work: T and H owe their places to *the*, *that* and *this*.
    **Letters in a dictionary.** Count every word once, however rare, and T and H fall back. Now endings such as -S, -ED and -ING lead the count, because a dictionary of word forms lists every one of them.
    **Words that hold a letter.** A guess doesn’t ask how often a letter is written. It asks in how many of the possible words it stands at all. A word with two Es answers that question once. This is the count that a player needs, and the one that we made.
    ## What we counted
    Our list holds ${count} five-letter words that most readers know, without plurals in -S and past forms in -ED. It is not the game’s own list, which nobody outside knows in advance, but it is made of the same kind of word. You can [download it](word-list-page) and count again.`,
    chart({
      kind: "bars",
      caption: "Words that hold each letter at least once, in percent of our list",
      categoryName: "Letter",
      valueName: "Percent of words",
      points: letterShares(),
    }),
    `E stands in ${share("E")} of the words: whatever you learn first, learn that. A follows with ${share("A")} and R with ${share("R")}. Then five letters lie close together: O, T, I, L and S. At the other end, J, Q, X and Z together would not make up for one P.
    Two letters deserve a closer look. **D** is rarer than in running text suggests, with ${share("D")}: the past forms in -ED, which fill every newspaper, are not in the list. And **Y** stands in ${share("Y")} of the words, nearly always at the end, where it acts as a vowel.
    ## Places matter as much as letters
    A yellow tile says that a letter is there; a green one says where, and rules out far more. So it pays to test a letter where it is most likely to stand.`,
    dataTable(
      "How often common letters stand at each place, in percent of our list",
      ["Letter | 1st | 2nd | 3rd | 4th | 5th", ...["E", "A", "R", "S", "T", "L", "Y"].map(row)].join("\n"),
    ),
    `Read the table by rows. E likes the end: the fourth place before a final consonant, as in *water*, and the fifth after one, as in *stone*. A prefers the second and third place. S is the first letter of nearly one word in six and much rarer everywhere else. Y hardly ever begins a word and very often ends it.
    That is why ALTER does better than its anagram ALERT as a first guess, although both test the same five letters: ALTER has the E and the R where they are common.`,
    letterTiles(
      "alter alert",
      "paper",
      "The answer is PAPER: ALTER shows E and R in their places, ALERT only that the word holds them.",
    ),
    callout(
      "tip",
      "Test letters where they live",
      "Between two guesses with the same letters, take the one with more of them in their common places. It costs nothing and turns yellow tiles into green ones.",
    ),
    `## From letters to guesses
    It would be easy to pick five of the most common letters and look for a word made of them. E, A, R, O and T give ORATE, which is a fine first guess. But adding up letters overlooks that they go together: ${withThreeCommon} percent of the words hold three or more of these five. If one of them is there, others probably are too, and testing all five at once tells you less than the sum.
    Claude Shannon gave this a measure in 1948: the **information** of an answer is larger the less you expected it. A guess is good when its possible answers, the colour patterns, are many and about equally likely. Adding S and I in place of O and T makes the patterns more even, which is why RAISE beats ORATE in our list, if only by a little.
    The same idea was worked out for a board game long before. In 1977 Donald Knuth showed how to win Mastermind in five guesses or fewer by always choosing the guess whose worst answer leaves the fewest possibilities.`,
    figure(
      "figure-splitting",
      "Two columns of squares. On the left one guess divides them into a large group and a tiny one, on the right into several groups of about the same size.",
      "A guess that is right or tells nothing (left), and one that always tells something (right).",
    ),
    `## A second guess that fits
    After a first guess that found little, the best second guess tests five new letters. Pairs work well because you can learn them by heart.
    - RAISE, then CLOUT: all five vowels and five common consonants.
    - SLATE, then CORNY: tests Y at the end, where it belongs.
    - CRANE, then MOIST: four vowels, with S and T behind them.
    After two green tiles, or three yellow ones, forget the plan and look for words that fit. The [list of patterns](word-list-page) helps.
    ## What the figures can’t do
    They describe a list, not the mind of an editor. A word that is rare in every count may be tomorrow’s answer. Frequencies tell you which question to ask first; the answer is still up to the day.
    For the terms used here, see the [dictionary](dictionary); for the way from figures to habits, the [strategy guide](guide-wordle-strategy-guide).`,
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
      authors: "Norvig, P.",
      title: "English Letter Frequency Counts: Mayzner Revisited",
      publication: "norvig.com",
      year: 2013,
      url: "https://norvig.com/mayzner.html",
    }),
  ],
  related: ["guide-wordle-strategy-guide", "blogPost-wordle-word-patterns", "word-list-page"],
  search: {
    title: "Letter frequency in five-letter words, counted",
    description:
      "Which letters are worth a guess: every letter counted in common five-letter words, place by place, and what it means for your opener.",
    keywords: ["letter frequency", "wordle letter frequency", "best starting letters"],
  },
});
