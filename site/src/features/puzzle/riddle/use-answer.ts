import type { Guessed, PuzzleDate, RevealedAnswer } from "@wordlehint/contracts";
import { keepOpened } from "../../../lib/keep-opened.ts";
import { markOpenedHere } from "./opened-here.ts";
import { useHelp } from "./use-help.ts";

interface AnswerActions {
  /** Opens the answer, and returns it; without a word if it is too early, null if it could not be fetched. */
  reveal: () => Promise<RevealedAnswer | null>;
  /** Fetches the notes on the verse of an open answer. Returns false if that failed. */
  explain: () => Promise<boolean>;
  /** Sends a guess, and opens the answer if it is right. Rejects if it was refused or could not be sent. */
  guess: (word: string) => Promise<Guessed>;
}

/** The ways in which the answer of a date is opened. */
export function useAnswer(date: PuzzleDate): AnswerActions {
  const help = useHelp(date);

  async function explain(): Promise<boolean> {
    try {
      const notes = await help.fetchNotes();
      keepOpened(date, (before) => (before.answer === null ? before : { ...before, notes }));
      return true;
    } catch {
      return false;
    }
  }

  async function reveal(): Promise<RevealedAnswer | null> {
    const answer = await help.fetchAnswer().catch(() => null);
    const word = answer?.word;
    if (!word) return answer;
    markOpenedHere(date, "answer");
    keepOpened(date, (before) => ({ ...before, answer: word, folded: before.folded.filter(Boolean) }));
    // The row turns meanwhile.
    void explain();
    return answer;
  }

  async function guess(word: string): Promise<Guessed> {
    const guessed = await help.guess(word);
    const tries = { left: guessed.triesLeft, day: utcDay() };
    if (guessed.right) {
      markOpenedHere(date, "answer");
      keepOpened(date, (before) => ({
        ...before,
        answer: word,
        isGuessed: true,
        notes: guessed.notes,
        tries,
      }));
    } else keepOpened(date, (before) => ({ ...before, guesses: [...before.guesses, word], tries }));
    return guessed;
  }

  return { reveal, explain, guess };
}

/** Returns the day by which tries are counted. */
export function utcDay(): string {
  return new Date().toISOString().slice(0, 10);
}
