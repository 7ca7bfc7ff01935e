import { opener } from "../make/opener-figures.ts";
import { percentOf } from "../make/word-figures.ts";
import { term } from "../make/term.ts";

const technical = term("technical");
const openerFigures = (word: string) => {
  const { left, guesses } = opener(word);
  return `${word.toUpperCase()} leaves ${left.toFixed(1)} and needs ${guesses.toFixed(2)} guesses`;
};

export const technicalTerms = [
  technical(
    "Letter frequency",
    "How common a letter is among the words of a list, or in running text. The two differ: in texts H is common because of a few small words such as “the” and “that”.",
    ["positional-frequency"],
  ),
  technical(
    "Positional frequency",
    `How common a letter is in one place of the word. Y is the first letter of ${percentOf((word) => word.startsWith("y"))} of our answers and the last of ${percentOf((word) => word.endsWith("y"))}.`,
    ["letter-frequency"],
  ),
  technical(
    "Information theory",
    "The mathematics of how much a message tells. Claude Shannon founded it in 1948; it explains why a guess that splits the words evenly is a good one.",
    ["entropy", "bit"],
  ),
  technical(
    "Entropy",
    "The average amount of information that a guess will give, in bits. The more results there are, and the more evenly they divide the words, the higher it is.",
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
    "All candidates together. Each result makes it smaller or, if the guess told nothing new, leaves it as it is.",
    ["candidate"],
  ),
  technical(
    "Expected remaining words",
    `How many candidates a guess will leave on average. Fewer is usually better, but the measure looks one guess ahead: ${openerFigures("raise")} on average, ${openerFigures("slate")}.`,
    ["entropy", "minimax"],
  ),
  technical(
    "Feedback pattern",
    "The row of colours that a guess gets. Five tiles of three colours make 243 patterns. Four greens and one yellow can’t occur, so 238 are possible.",
    ["green-tile"],
  ),
  technical(
    "Minimax",
    "Choosing the guess whose worst result leaves the fewest candidates, rather than the one that leaves the fewest on average.",
    ["expected-remaining-words"],
  ),
];
