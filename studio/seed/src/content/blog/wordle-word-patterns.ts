import { callout, letterTiles, source } from "../../make/blocks.ts";
import { blogPost } from "../../make/blog-post.ts";
import { shareOf } from "../../make/word-figures.ts";

const adjacent = shareOf((word) => /(.)\1/.test(word));
const twice = shareOf((word) => new Set(word).size < 5);
const endingY = shareOf((word) => word.endsWith("y"));
const endingE = shareOf((word) => word.endsWith("e"));
const alternating = shareOf((word) =>
  /^([aeiou][^aeiou]){2}[aeiou]$|^([^aeiou][aeiou]){2}[^aeiou]$/.test(word),
);

export const wordPatterns = blogPost({
  id: "wordle-word-patterns",
  title: "Word Patterns: How Five-Letter Words Are Built",
  excerpt:
    "Starts, endings, doubles and the dance of vowels and consonants: a small tour of the building blocks of five-letter words.",
  publishedOn: "2025-05-20",
  category: "linguistic-research",
  author: "word-desk",
  cover: "Five columns of letter tiles; one row across them is green.",
  body: [
    `Five letters seem few, but they don’t stand together by chance. English lets only certain sounds follow each other, and spelling adds habits of its own. Whoever knows these habits sees words where others see tiles.
    ## Vowels and consonants take turns
    The simplest pattern is the regular change: consonant, vowel, consonant, vowel, consonant, as in *lemon* or *cabin*, or the other way round, as in *agile*. In our list ${alternating} percent of the words are built like that, counting Y as a consonant. If places two and four turn out to be vowels, look here first.
    ## Clusters at the start
    Where two consonants begin a word, the second is nearly always L, R, H, T or another of a handful: BL-, CR-, SH-, ST-, TH-. After an S almost anything goes: SC-, SK-, SL-, SM-, SN-, SP-, ST-, SW-. That is one reason why S leads so many words.
    ## Endings
    ${endingE} percent of the words end in E and ${endingY} percent in Y. A final E often only changes the vowel before it, as in *stone*; a final Y is a vowel itself. The endings -ER, -LY and -ED have their own place in our [word lists](word-list-page).
    ## Doubles
    ${twice} percent of the words hold a letter twice, and ${adjacent} percent have the two side by side. L, E, O, S, T and R are the usual ones.`,
    letterTiles(
      "stare belly",
      "happy",
      "STARE finds an A and BELLY a final Y: HAPPY has both, and a double letter in between.",
    ),
    callout(
      "tip",
      "Look for what is missing",
      "When three letters are green and nothing fits, say the word with a gap. The ear often finds the pattern before the eye does.",
    ),
    "How often each letter stands at each place is shown in [our article on letter frequency](blogPost-letter-frequency-analysis).",
  ],
  sources: [
    source({
      authors: "Mayzner, M. S., and Tresselt, M. E.",
      title:
        "Tables of single-letter and digram frequency counts for various word-length and letter-position combinations",
      publication: "Psychonomic Monograph Supplements 1(2), 13–32",
      year: 1965,
    }),
    source({
      authors: "Shannon, C. E.",
      title: "Prediction and Entropy of Printed English",
      publication: "Bell System Technical Journal 30(1), 50–64",
      year: 1951,
      url: "https://doi.org/10.1002/j.1538-7305.1951.tb01366.x",
    }),
  ],
  related: ["word-list-page", "blogPost-letter-frequency-analysis", "guide-advanced-techniques"],
  search: {
    title: "Patterns of five-letter words",
    description:
      "How five-letter words are built: vowels and consonants in turn, clusters, endings and double letters, with figures.",
    keywords: ["wordle patterns", "five letter word patterns", "double letters"],
  },
});
