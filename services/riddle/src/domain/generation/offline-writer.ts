import { addDays, type PuzzleDate } from "@wordlehint/contracts";
import type { ComposeRiddle } from "../composer/compose-riddle.ts";
import type { RiddleLibrary } from "../composer/riddle-library.ts";
import type { Notes, RiddleText, SourcedText } from "../riddle-text.ts";
import { seededRandom, seededShuffle } from "../seeded-random.ts";
import { findTextLeak } from "./text-leak.ts";

/** The sources that need no network: the library, and the composer, which knows something of every word. */
export type OfflineWriter = {
  /**
   * The library's riddle of a word, or else the composer's. The same word and date always give the same text.
   * @param variant from 1 on another text than the usual one, as far as there are any
   * @throws when the composer finds nothing that passes the spoiler guard
   */
  write(word: string, date: PuzzleDate, variant?: number): SourcedText;
  /** Theme, hints and source of a verse that was saved without them. */
  complete(word: string, date: PuzzleDate, lines: readonly string[]): SourcedText;
  /** The library's notes on a verse; null when it doesn't have the verse, or notes on it. */
  notesOn(word: string, lines: readonly string[]): Notes | null;
};

export type OfflineSources = {
  library: RiddleLibrary;
  compose: ComposeRiddle;
  /** Determines which of a word's riddles a date gets. */
  secret: string;
};

export function createOfflineWriter({ library, compose, secret }: OfflineSources): OfflineWriter {
  const composedText = (word: string, date: PuzzleDate): RiddleText => {
    const { lines, theme = null, hints } = compose(word, date);
    return { lines, theme, hints, notes: null };
  };
  const libraryTexts = (word: string, date: PuzzleDate): RiddleText[] =>
    seededShuffle(library.riddles.get(word) ?? [], seededRandom(secret, `riddle of ${date} for ${word}`)).map(
      (written) => ({
        lines: written.lines,
        theme: written.theme ?? null,
        hints: written.hints ?? compose(word, date).hints,
        notes: written.notes ?? null,
      }),
    );

  return {
    write: (word, date, variant = 0) => {
      const fitting = libraryTexts(word, date).filter((text) => findTextLeak(word, text) === null);
      const chosen = fitting[variant];
      if (chosen) return { ...chosen, source: "library" };
      // The composer has another riddle for each date, so one of a far date is another variant.
      const composedVariant = variant - fitting.length;
      return {
        ...composedText(word, addDays(date, composedVariant * daysBetweenVariants)),
        source: "composer",
      };
    },
    complete: (word, date, lines) => {
      const verse = lines.join("\n");
      const written = libraryTexts(word, date).find((text) => text.lines.join("\n") === verse);
      if (written && findTextLeak(word, written) === null) return { ...written, source: "library" };
      return { ...composedText(word, date), lines, source: "composer" };
    },
    notesOn: (word, lines) => {
      const verse = lines.join("\n");
      return library.riddles.get(word)?.find((written) => written.lines.join("\n") === verse)?.notes ?? null;
    },
  };
}

const daysBetweenVariants = 36_525;
