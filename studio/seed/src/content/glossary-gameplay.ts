import { term } from "../make/term.ts";

const gameplay = term("gameplay");

export const gameplayTerms = [
  gameplay(
    "Answer",
    "The word that a puzzle asks for. Everyone has the same one on the same date, and it has five letters.",
  ),
  gameplay(
    "Guess",
    "One of the six tries that a player has. A guess must itself be a word that the game knows.",
    ["answer"],
  ),
  gameplay("Green tile", "A letter of a guess that is in the answer and stands in the right place.", [
    "yellow-tile",
    "grey-tile",
  ]),
  gameplay(
    "Yellow tile",
    "A letter of a guess that is in the answer but stands in another place. A letter is marked only as often as the answer holds it.",
    ["green-tile", "grey-tile"],
  ),
  gameplay(
    "Grey tile",
    "A letter of a guess that is not in the answer, or not as often as the guess holds it. It rules out more words than it seems to.",
    ["green-tile", "yellow-tile"],
  ),
  gameplay(
    "Hard mode",
    "A setting that makes every found letter count: green letters must stay where they are and yellow ones must be used in all further guesses.",
    ["trap", "elimination-guess"],
  ),
  gameplay(
    "Opener",
    "The first guess of a game, made before anything is known. Many players always use the same.",
    ["letter-frequency"],
  ),
  gameplay(
    "Streak",
    "The number of days in a row on which a player has found the answer. One missed or lost day ends it.",
  ),
  gameplay(
    "Elimination guess",
    "A guess that can’t be the answer, made to test several letters at once. It costs a try and can save two; hard mode forbids most of them.",
    ["trap", "hard-mode"],
  ),
  gameplay(
    "Trap",
    "A group of many words that differ in one letter only, such as those that end in -IGHT. Guessing them one by one can use up every try.",
    ["elimination-guess"],
  ),
  gameplay(
    "Spoiler",
    "Anything that tells a player the answer, or most of it, before they have found it. A good hint never is one.",
  ),
  gameplay(
    "Share grid",
    "The rows of coloured squares that show how a game went without showing a letter of it.",
    ["spoiler"],
  ),
];
