import { findRiddleLeaks } from "../guard/riddle-leaks.ts";
import type { Hints, Notes } from "../riddle-text.ts";
import { faultOfClue } from "./clue-rules.ts";

/** A riddle that somebody wrote by hand, with what goes with it. */
export type WrittenRiddle = {
  /** Four lines of verse. */
  lines: readonly string[];
  /** The theme that it plays with, in one to four words. */
  theme?: string;
  /** From the vaguest to the strongest. */
  hints?: Hints;
  /** Why each line fits the word, in the order of the lines. */
  notes?: Notes;
  /** Other words that could be taken for it, each of which its writer has judged: verse and third hint rule it out. */
  rivals?: readonly string[];
};

/** Riddles and clues by word: an installation's own, or the shipped ones. */
export type RiddleLibrary = {
  riddles: ReadonlyMap<string, readonly WrittenRiddle[]>;
  clues: ReadonlyMap<string, readonly string[]>;
};

/** A library without riddles and clues. */
export const emptyLibrary: RiddleLibrary = { riddles: new Map(), clues: new Map() };

/** A text file of a library, with its path in it. */
export type LibraryFile = { path: string; text: string };

/** A library is invalid. The message lists every fault on a line of its own, and no word. */
export class LibraryError extends Error {
  override readonly name = "LibraryError";
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join("\n"));
    this.faults = faults;
  }
}

/**
 * Reads the files of a library. A file of riddles has blocks with blank lines between them: the word, then the four
 * lines of its riddle, and, if it has them, lines `theme: …`, `rivals: …`, `note 1: …` to `note 4: …` and `hint 1: …` to
 * `hint 3: …`. A file of clues has lines such as `crane|I wade on stilts`. Riddles, themes, hints and clues must pass the
 * spoiler guard, each at its level; notes are read once the word is known.
 *
 * @param isGuarded false for files that are known to have passed the guard, because that takes seconds for thousands
 * @throws {LibraryError} listing every fault
 */
export function readLibrary(
  files: { riddles: readonly LibraryFile[]; clues: readonly LibraryFile[] },
  { isGuarded = true }: { isGuarded?: boolean } = {},
): RiddleLibrary {
  const faults: string[] = [];
  const reportFor =
    ({ path }: LibraryFile): Report =>
    (line, message) =>
      void faults.push(`${path} line ${line}: ${message}`);
  const riddles = new Map<string, WrittenRiddle[]>();
  for (const file of files.riddles) {
    for (const { word, riddle } of riddlesIn(file, reportFor(file), isGuarded)) append(riddles, word, riddle);
  }
  const clues = new Map<string, string[]>();
  for (const file of files.clues) addClues(clues, file, reportFor(file));
  if (faults.length > 0) throw new LibraryError(faults);
  return { riddles, clues };
}

type Report = (line: number, message: string) => void;
type NumberedLine = { number: number; text: string };

const lineCount = 4;
const maxLineLength = 80;
const maxHintLength = 110;
const maxNoteLength = 110;

type WordWithRiddle = { word: string; riddle: WrittenRiddle };

function riddlesIn(file: LibraryFile, report: Report, isGuarded: boolean): WordWithRiddle[] {
  return blocksOf(file).flatMap(([first, ...rest]) => {
    const word = first && wordIn(first, report);
    const parts = partsOf(rest);
    const { verse, theme } = parts;
    for (const { number, text } of verse)
      if (text.length > maxLineLength) report(number, `the line has more than ${maxLineLength} characters`);
    for (const { number, text } of parts.hints)
      if (text.length > maxHintLength) report(number, `the hint has more than ${maxHintLength} characters`);
    if (first && verse.length !== lineCount)
      report(first.number, `a riddle must have ${lineCount} lines below its word, but has ${verse.length}`);
    for (const { number, text } of parts.notes)
      if (text.length > maxNoteLength) report(number, `the note has more than ${maxNoteLength} characters`);
    if (first && parts.hints.length > 0 && !isTriple(parts.hints))
      report(first.number, `there must be three hints, numbered 1 to 3, but there are ${parts.hints.length}`);
    if (first && parts.notes.length > 0 && parts.notes.length !== lineCount)
      report(first.number, `there must be four notes, numbered 1 to 4, but there are ${parts.notes.length}`);
    if (!word) return [];
    if (isGuarded) reportLeaks(word, parts, report);
    const hints = textsOf(parts.hints);
    const notes = textsOf(parts.notes);
    const riddle = {
      lines: textsOf(verse),
      ...(theme && { theme: theme.text }),
      ...(isTriple(hints) && { hints }),
      ...(isQuadruple(notes) && { notes }),
      ...(parts.rivals.length > 0 && { rivals: parts.rivals }),
    };
    return { word, riddle };
  });
}

type Parts = {
  verse: NumberedLine[];
  theme: NumberedLine | undefined;
  rivals: string[];
  notes: NumberedLine[];
  hints: NumberedLine[];
};

const textsOf = (lines: readonly NumberedLine[]): string[] => lines.map(({ text }) => text);

const isTriple = <T>(items: readonly T[]): items is readonly [T, T, T] => items.length === 3;
const isQuadruple = <T>(items: readonly T[]): items is readonly [T, T, T, T] => items.length === lineCount;

function partsOf(lines: readonly NumberedLine[]): Parts {
  const labelled = (label: string) =>
    lines.flatMap(({ number, text }) => {
      const after = text.toLowerCase().startsWith(`${label}:`) ? text.slice(label.length + 1).trim() : "";
      return after === "" ? [] : [{ number, text: after }];
    });
  return {
    verse: lines.filter(({ text }) => !/^(?:theme|rivals|note \d|hint \d):/i.test(text)),
    theme: labelled("theme")[0],
    rivals: labelled("rivals").flatMap(({ text }) => text.toLowerCase().split(/,\s*/)),
    notes: ["note 1", "note 2", "note 3", "note 4"].flatMap(labelled),
    hints: ["hint 1", "hint 2", "hint 3"].flatMap(labelled),
  };
}

function reportLeaks(word: string, { verse, theme, hints }: Parts, report: Report): void {
  const leaks = findRiddleLeaks(word, {
    lines: textsOf(verse),
    theme: theme?.text,
    hints: textsOf(hints),
  });
  const linesOfPart = {
    riddle: verse,
    theme: theme ? [theme] : [],
    "hint 1": hints,
    "hint 2": hints.slice(1),
    "hint 3": hints.slice(2),
  };
  for (const { part, leak } of leaks) {
    const line = linesOfPart[part][leak.place.line - 1];
    const what = part === "riddle" ? "the riddle" : "the line";
    if (line) report(line.number, `${what} gives the word away (rule "${leak.rule}" of the spoiler guard)`);
  }
}

function addClues(clues: Map<string, string[]>, file: LibraryFile, report: Report): void {
  for (const line of linesOf(file)) {
    if (line.text === "") continue;
    const [left = "", clue = "", ...more] = line.text.split("|").map((part) => part.trim());
    if (clue === "" || more.length > 0) {
      report(line.number, "must be a word, a vertical bar and a clue, such as crane|I wade on stilts");
      continue;
    }
    const word = wordIn({ ...line, text: left }, report);
    const fault = word === undefined ? undefined : faultOfClue(word, clue);
    if (fault !== undefined) report(line.number, `the clue ${fault}`);
    if (word !== undefined) append(clues, word, clue);
  }
}

function wordIn({ number, text }: NumberedLine, report: Report): string | undefined {
  if (/^[a-z]{5}$/i.test(text)) return text.toLowerCase();
  report(number, "the word must be five letters a to z");
  return undefined;
}

function append<T>(lists: Map<string, T[]>, word: string, item: T): void {
  lists.set(word, [...(lists.get(word) ?? []), item]);
}

function linesOf({ text }: LibraryFile): NumberedLine[] {
  return text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .map((line, index) => ({ number: index + 1, text: line.trim() }));
}

/** Runs of lines without a blank one. */
function blocksOf(file: LibraryFile): NumberedLine[][] {
  const blocks: NumberedLine[][] = [[]];
  for (const line of linesOf(file)) {
    if (line.text === "") blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks;
}
