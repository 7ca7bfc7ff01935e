import { source } from "../make/blocks.ts";
import { letterShares, wordCount } from "../make/word-figures.ts";
import type { SeedDocument } from "../make/seed-document.ts";
import { oxfordGuide } from "./works.ts";

const [commonest = ["E", 50]] = letterShares();

export const facts: SeedDocument[] = [
  {
    _id: "fact-letter-e",
    _type: "fact",
    title: "Nearly half of the words have an E",
    text: `Of the ${wordCount} common five-letter words in our list, ${commonest[1]}% contain the letter ${commonest[0]}. No other letter divides the list so evenly, so no other single letter tells you more.`,
  },
  {
    _id: "fact-238-patterns",
    _type: "fact",
    title: "Five of the 243 patterns never occur",
    text: "Five tiles of three colours make 3 × 3 × 3 × 3 × 3 = 243 patterns. But four greens and one yellow can’t happen: the fifth letter would have no other place to go. That leaves 238.",
  },
  {
    _id: "fact-first-crossword",
    _type: "fact",
    title: "The first crossword was a diamond",
    text: "Arthur Wynne’s “Word-Cross” appeared in the New York World on 21 December 1913. It had the shape of a diamond, an empty middle, and no black squares.",
    source: oxfordGuide,
  },
  {
    _id: "fact-old-riddles",
    _type: "fact",
    title: "English riddles are a thousand years old",
    text: "The Exeter Book, written late in the tenth century, has more than ninety riddles in Old English verse. It gives no answers, and scholars still argue about some of them.",
    source: source({
      authors: "Orchard, A. (editor)",
      title: "The Old English and Anglo-Latin Riddle Tradition",
      publication: "Dumbarton Oaks Medieval Library 69, Harvard University Press",
      year: 2021,
    }),
  },
];
