import { term } from "../make/term.ts";

const technical = term("technical");

export const technicalTerms = [
  technical(
    "Letter frequency",
    "How common a letter is among all words, or in running text. The two differ: in texts H is common because of a few small words such as “the” and “that”.",
    ["positional-frequency"],
  ),
  technical(
    "Positional frequency",
    "How common a letter is at one place of the word. Y is rare at the start of five-letter words and common at their end.",
    ["letter-frequency"],
  ),
  technical(
    "Information theory",
    "The mathematics of how much a message tells. Claude Shannon founded it in 1948; it explains why a guess that splits the words evenly is a good one.",
    ["entropy", "bit"],
  ),
  technical(
    "Entropy",
    "The average amount of information that a guess will give, in bits. The more evenly the possible results divide the words, the higher it is.",
    ["bit", "information-theory"],
  ),
  technical(
    "Bit",
    "The unit of information. A result that leaves half of the words gives one bit, one that leaves a quarter gives two.",
    ["entropy"],
  ),
  technical(
    "Candidate",
    "A word that could still be the answer after everything that the guesses have shown.",
    ["search-space"],
  ),
  technical(
    "Search space",
    "All candidates together. Each guess makes it smaller; when one word is left, the game is won.",
    ["candidate"],
  ),
  technical(
    "Expected remaining words",
    "How many candidates a guess will leave on average. A lower number means a better guess.",
    ["entropy", "minimax"],
  ),
  technical(
    "Feedback pattern",
    "The row of colours that answers a guess. Five tiles of three colours make 243 patterns, of which 238 can really occur.",
    ["green-tile"],
  ),
  technical(
    "Minimax",
    "Choosing the guess whose worst result leaves the fewest candidates, rather than the one that is best on average.",
    ["expected-remaining-words"],
  ),
];
