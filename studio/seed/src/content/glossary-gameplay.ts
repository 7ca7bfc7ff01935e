import { term } from "../make/term.ts";

const gameplay = term("gameplay");

export const gameplayTerms = [
  gameplay(
    "Answer",
    "The word that a puzzle asks for. Everyone has the same one on the same date, and it has five letters.",
    ["guess"],
  ),
  gameplay(
    "Guess",
    "One of the six tries that a player has. It must be a word that the game accepts; far more words are accepted as guesses than can be answers.",
    ["answer"],
  ),
  gameplay("Green tile", "Marks a letter of a guess that is in the answer, in the same place.", [
    "yellow-tile",
    "grey-tile",
  ]),
  gameplay(
    "Yellow tile",
    "Marks a letter of a guess that is in the answer, but in another place. A letter is coloured only as often as the answer contains it.",
    ["green-tile", "grey-tile"],
  ),
  gameplay(
    "Grey tile",
    "Marks a letter of a guess that the answer doesn’t contain. If the same letter is green or yellow elsewhere in the guess, grey means that the answer has no further copy of it.",
    ["green-tile", "yellow-tile", "double-letter"],
  ),
  gameplay(
    "Hard mode",
    "A setting, switched on before the first guess: green letters must stay in place and yellow ones must be used in every further guess. Grey letters are still allowed, and so is a yellow letter in the same place again.",
    ["trap", "elimination-guess"],
  ),
  gameplay(
    "Opener",
    "The first guess of a game, made before anything is known. Many players always use the same one.",
    ["letter-frequency"],
  ),
  gameplay(
    "Streak",
    "The number of days in a row on which a player has found the answer. One missed or lost day ends it.",
  ),
  gameplay(
    "Elimination guess",
    "A guess that can’t be the answer, made to test several letters at once. It uses up a try and can save more than one; hard mode refuses most such guesses.",
    ["trap", "hard-mode"],
  ),
  gameplay(
    "Trap",
    "A family of words that differ in one letter only, such as those that end in -IGHT. Guessing them one by one can use up every try.",
    ["elimination-guess"],
  ),
  gameplay("Spoiler", "Anything that tells a player the answer, or most of it, before they have found it."),
  gameplay(
    "Share grid",
    "The rows of coloured squares that show how a game went without showing a letter of it.",
    ["spoiler"],
  ),
];
