import { slug, textFile, type SeedDocument } from "../make/seed-document.ts";
import { words } from "../make/word-figures.ts";

type Noted = readonly [word: string, note: string];

const openers = (list: readonly Noted[]) => list.map(([word, note]) => ({ _type: "opener", word, note }));

const optimal: readonly Noted[] = [
  ["raise", "Leaves the fewest words of our list on average; A and I stand where they are common."],
  ["alter", "Five of the seven most common letters, with E and R in places where they are common."],
  ["later", "The same letters as ALTER, and it tests the ending -ER."],
  ["irate", "Three vowels, R and T, with the E at the end."],
  ["saner", "Begins with S, the most common first letter, and ends in -ER."],
  ["arise", "The letters of RAISE in other places; tests the ending -SE."],
  ["arose", "Trades the I of ARISE for an O."],
  ["caret", "C, R and T with two vowels; a good base for a second guess with O."],
  ["stare", "Tests the start ST- and a final E at once."],
  ["snare", "Like STARE, with N in the place of T."],
  ["crate", "Tests the start CR- and the ending -ATE."],
  ["trace", "Tests the start TR- and the ending -ACE."],
  ["slate", "Tests the start SL- and the ending -ATE; easy to follow up."],
  ["crane", "Common consonants around A and E; a favourite of many players."],
];

const advanced: readonly Noted[] = [
  ["orate", "Two open vowels and a final E; strong when followed by a word with I and S."],
  ["laser", "Tests S in the middle and the ending -ER."],
  ["trade", "Brings the D early: about one word in six holds it."],
  ["cater", "C at the start, where it is common, and -ER at the end."],
  ["aisle", "Three vowels without the common R and T, which the next guess can bring."],
  ["learn", "L, R and N tell vowel-poor words apart."],
  ["atone", "Three vowels and a final E; leaves R, S and L for the second guess."],
  ["react", "Tests RE- at the start and -CT at the end."],
  ["trail", "Tests a final L, which hardly any opener does."],
  ["least", "Tests the ending -ST."],
  ["share", "Tests the digraph SH."],
  ["heart", "Brings the H early; tests the ending -RT."],
  ["canoe", "Three vowels with C and N."],
  ["audio", "Four vowels at once: it settles the vowels and leaves the consonants to you."],
];

const pair = (first: string, second: string, note: string) => ({ _type: "openerPair", first, second, note });
const pattern = (title: string, note: string, examples: string) => ({
  _type: "wordPattern",
  title,
  note,
  examples: examples.split(" "),
});

export const wordLists: SeedDocument[] = [
  {
    _id: "wordList-optimal-openers",
    _type: "wordList",
    title: "Optimal openers",
    slug: slug("optimal-openers"),
    kind: "openers",
    description:
      "Fourteen first guesses that leave few words of our own list on average. Choose one and keep it for a while: knowing its results by heart is worth more than the last percent.",
    openers: openers(optimal),
  },
  {
    _id: "wordList-advanced-openers",
    _type: "wordList",
    title: "Advanced openers",
    slug: slug("advanced-openers"),
    kind: "openers",
    description:
      "Fourteen first guesses with a purpose of their own. They leave a little more to chance and pay off when you know what to do next.",
    openers: openers(advanced),
  },
  {
    _id: "wordList-opening-pairs",
    _type: "wordList",
    title: "Two-word openings",
    slug: slug("opening-pairs"),
    kind: "openerPairs",
    description:
      "Two guesses without a shared letter test ten letters before you think about the answer. Leave the plan as soon as the first guess shows two greens.",
    openerPairs: [
      pair("raise", "clout", "All five vowels and C, L, R, S and T in two guesses."),
      pair(
        "slate",
        "corny",
        "Six of the seven most common consonants, with Y tested in its favourite place.",
      ),
      pair("crane", "moist", "Four vowels, and M as a bonus."),
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
        "Nearly a third of our words hold some letter twice. Suspect one when common letters run out.",
        "apple berry floor happy skill sweet",
      ),
      pattern(
        "Vowel-heavy",
        "Three vowels or more leave room for two consonants only: test R, L and N with them.",
        "adieu alone audio canoe ocean media",
      ),
      pattern(
        "Consonant and vowel in turn",
        "The most regular words of all; if places 2 and 4 are vowels, the rest are consonants.",
        "basic cabin lemon tiger vital wagon",
      ),
      pattern(
        "Ending in -ER or -OR",
        "When E is yellow early, try it in the fourth place with R behind it.",
        "after cover lower actor major motor",
      ),
      pattern(
        "Ending in -ED",
        "Rare among answers, but a good test for D and E at once.",
        "aided acted added ended mixed tired",
      ),
      pattern(
        "Ending in -LY",
        "Adverbs: a green Y at the end makes L in the fourth place worth a test.",
        "badly daily early fully godly newly",
      ),
      pattern(
        "Ending in -Y",
        "After E, one of the most common endings. Double letters often stand before it.",
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
    description: `${words.length.toLocaleString("en")} words of five letters that most readers know, without plurals in -S and past forms in -ED. Search them by start, end, letters and length; rarer words that a player may type are searched too.`,
    words: words.join("\n"),
    guesses: textFile("guesses"),
    licence:
      "From SCOWL, copyright 2000–2016 by Kevin Atkinson: free to use, copy, modify, distribute and sell with this notice. Rarer words also from word-list by Sindre Sorhus (MIT).",
  },
];
