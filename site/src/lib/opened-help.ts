import type { Helped, PuzzleDate } from "@wordlehint/contracts";
import { helpedLevels, isHelped } from "@wordlehint/contracts/helped";

/** What a player has opened of the riddle of a date. */
export interface Opened {
  /** The hint facts are open. */
  facts: boolean;
  /** The letters opened by hand, with a full stop for each closed one, such as `c..n.`; empty if all are closed. */
  letters: string;
  /** The texts of the hints, the vaguest first. */
  hints: readonly string[];
  /** Numbers of opened hints that are folded again. */
  folded: readonly number[];
  /** Asked for, or guessed. */
  answer: string | null;
  /** The answer was guessed; help that is opened afterwards doesn't count. */
  isGuessed: boolean;
  /** Notes on the lines of the verse; null if there are none, undefined until they are known. */
  notes: readonly string[] | null | undefined;
  /** Words that were guessed and aren't the answer. */
  guesses: readonly string[];
  /** The guesses that the player had left, and the day (UTC) for which they count. */
  tries: { left: number; day: string } | null;
  /** The strongest help that was ever opened; closing takes nothing back. */
  helped: Helped;
}

type Entry = Opened & { date: PuzzleDate };

/** The storage key: a list of entries, the one changed last at the end. */
export const openedKey = "wordlehint-opened";

/** Earlier dates are forgotten. */
const maxDates = 7;

const nothingOpened: Opened = {
  facts: false,
  letters: "",
  hints: [],
  folded: [],
  answer: null,
  isGuessed: false,
  notes: undefined,
  guesses: [],
  tries: null,
  helped: "riddle",
};

/** Returns what a stored text says is open of the riddle of a date, and of no other. */
export function openedIn(stored: string | null, date: PuzzleDate): Opened {
  return entriesIn(stored).find((entry) => entry.date === date) ?? nothingOpened;
}

/** Returns the text to store after a change of what is open on a date. */
export function withOpened(
  stored: string | null,
  date: PuzzleDate,
  change: (opened: Opened) => Opened,
): string {
  const others = entriesIn(stored).filter((entry) => entry.date !== date);
  const before = openedIn(stored, date);
  const opened = change(before);
  const helped = before.isGuessed ? before.helped : strongest(before.helped, helpIn(opened));
  return JSON.stringify([...others, { ...opened, helped, date }].slice(-maxDates));
}

function helpIn({ facts, letters, hints, answer, isGuessed }: Opened): Helped {
  if (answer !== null && !isGuessed) return "answer";
  if (letters !== "") return "letters";
  if (hints.length > 0) return (["hint-1", "hint-2", "hint-3"] as const)[hints.length - 1] ?? "hint-3";
  return facts ? "facts" : "riddle";
}

function strongest(one: Helped, other: Helped): Helped {
  return helpedLevels.indexOf(one) < helpedLevels.indexOf(other) ? other : one;
}

/** Returns whether something is open that can be closed. */
export function isAnyOpen({ facts, letters, hints, answer }: Opened): boolean {
  return facts || letters !== "" || hints.length > 0 || answer !== null;
}

/** Returns what stays known when all is closed: how far the player had read, and the tries that are left. */
export function closed({ helped, isGuessed, tries }: Opened): Opened {
  return { ...nothingOpened, helped, isGuessed, tries };
}

/** Returns the letters with one more. */
export function withLetter(letters: string, position: number, letter: string, wordLength: number): string {
  const all = Array.from(letters.padEnd(wordLength, "."));
  all[position - 1] = letter;
  return all.join("");
}

/** The text may be anything: what isn't as expected is left out. */
function entriesIn(stored: string | null): Entry[] {
  try {
    const entries: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(entries) ? entries.flatMap(entryOf) : [];
  } catch {
    return [];
  }
}

function entryOf(value: unknown): Entry[] {
  const { date, facts, letters, hints, folded, answer, isGuessed, notes, guesses, tries, helped } = (value ??
    {}) as Record<string, unknown>;
  if (!isMatch(date, /^\d{4}-\d{2}-\d{2}$/)) return [];
  return [
    {
      date,
      facts: facts === true,
      letters: isMatch(letters, /^[a-z.]{0,20}$/i) ? letters : "",
      hints: textsIn(hints) ?? [],
      folded: Array.isArray(folded) ? folded.filter((number) => typeof number === "number") : [],
      answer: isMatch(answer, word) ? answer : null,
      isGuessed: isGuessed === true,
      notes: notes === null ? null : textsIn(notes),
      guesses: (textsIn(guesses) ?? []).filter((guess) => word.test(guess)),
      tries: triesIn(tries),
      helped: isHelped(helped) ? helped : "riddle",
    },
  ];
}

const word = /^[a-z]{1,20}$/i;

function isMatch(value: unknown, pattern: RegExp): value is string {
  return typeof value === "string" && pattern.test(value);
}

function textsIn(value: unknown): string[] | undefined {
  return Array.isArray(value) && value.every((text) => typeof text === "string") ? value : undefined;
}

function triesIn(value: unknown): Opened["tries"] {
  const { left, day } = (value ?? {}) as Record<string, unknown>;
  return typeof left === "number" && typeof day === "string" ? { left, day } : null;
}
