import { feedbackCode } from "@wordlehint/contracts/feedback";

/** What a guess does to the words that are left. */
export interface RankedGuess {
  word: string;
  /** It is one of the words that are left. */
  isPossible: boolean;
  /** Words left on average; none if the guess is right. */
  left: number;
  /** Words left at worst. */
  worst: number;
  /** The number of words that are told apart from all others. */
  apart: number;
}

export interface Ranking {
  /** How many guesses were compared. */
  compared: number;
  /** The best guesses, the best one first. */
  best: readonly RankedGuess[];
  /** The best one of the words that are left. */
  bestPossible: RankedGuess;
  /** The guesses besides the best one that leave as few words, the best ones first. */
  ties: readonly string[];
}

const bestCount = 8;

/**
 * Ranks guesses by the words that they leave on average; of two that leave as few, the one that leaves fewer at worst comes
 * first. Yields after each guess, so that the caller can pause.
 * @param possible the words that are left; not empty, and always compared
 * @param isAllowed whether another word may be guessed
 */
export function* rankGuesses(
  guesses: readonly string[],
  possible: readonly string[],
  isAllowed: (word: string) => boolean = () => true,
): Generator<undefined, Ranking> {
  const left = new Set(possible);
  const judge = groupsJudge(possible);
  const ranked: RankedGuess[] = [];
  for (const word of new Set([...possible, ...guesses])) {
    const isPossible = left.has(word);
    if (isPossible || isAllowed(word)) ranked.push({ word, isPossible, ...judge(word, isPossible) });
    yield;
  }
  ranked.sort(inOrder);
  const [first, ...others] = ranked as [RankedGuess, ...RankedGuess[]];
  return {
    compared: ranked.length,
    best: ranked.slice(0, bestCount),
    bestPossible: ranked.find(({ isPossible }) => isPossible) ?? first,
    ties: others.filter((other) => other.left === first.left).map(({ word }) => word),
  };
}

function inOrder(one: RankedGuess, other: RankedGuess): number {
  return one.left - other.left || one.worst - other.worst;
}

/** Returns a function that groups the words by the colors that a guess would show. */
function groupsJudge(possible: readonly string[]) {
  const sizes = new Uint16Array(3 ** (possible[0]?.length ?? 0));
  const letters = possible.map(letterBits);
  return (word: string, isPossible: boolean): Pick<RankedGuess, "left" | "worst" | "apart"> => {
    sizes.fill(0);
    const isPlain = new Set(word).size === word.length;
    let [squares, worst, apart] = [0, 0, 0];
    for (let index = 0; index < possible.length; index++) {
      const answer = possible[index] ?? "";
      const code = isPlain ? plainCode(answer, word, letters[index] ?? 0) : feedbackCode(answer, word);
      const size = (sizes[code] ?? 0) + 1;
      sizes[code] = size;
      squares += 2 * size - 1;
      if (size > worst) worst = size;
      if (size === 1) apart += 1;
      if (size === 2) apart -= 1;
    }
    return { left: (squares - Number(isPossible)) / possible.length, worst, apart };
  };
}

/** Returns the code of a guess without repeated letters, several times as fast: each letter is in the answer or isn't. */
function plainCode(answer: string, guess: string, answerLetters: number): number {
  let code = 0;
  for (let place = 0; place < guess.length; place++) {
    const letter = guess.charCodeAt(place);
    const tile = letter === answer.charCodeAt(place) ? 2 : (answerLetters >> (letter - firstLetter)) & 1;
    code = code * 3 + tile;
  }
  return code;
}

const firstLetter = "a".charCodeAt(0);

/** Returns the letters of a word as bits. */
function letterBits(word: string): number {
  return Array.from(word).reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) - firstLetter)), 0);
}
