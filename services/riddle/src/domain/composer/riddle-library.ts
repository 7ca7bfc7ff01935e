import { findLeak } from "../guard/find-leak.ts";
import { faultOfClue } from "./clue-rules.ts";

/** Riddles and clues that an installation has of its own, by word. They take the place of the shipped ones. */
export type RiddleLibrary = {
  /** The four lines of each riddle. */
  riddles: ReadonlyMap<string, readonly (readonly string[])[]>;
  clues: ReadonlyMap<string, readonly string[]>;
};

/** The library of an installation that has none. */
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
 * lines of its riddle. A file of clues has lines such as `crane|I wade on stilts`. Riddles and clues must pass the
 * spoiler guard.
 *
 * @throws {LibraryError} listing every fault
 */
export function readLibrary(files: {
  riddles: readonly LibraryFile[];
  clues: readonly LibraryFile[];
}): RiddleLibrary {
  const faults: string[] = [];
  const reportFor =
    ({ path }: LibraryFile): Report =>
    (line, message) =>
      void faults.push(`${path} line ${line}: ${message}`);
  const riddles = new Map<string, string[][]>();
  for (const file of files.riddles) addRiddles(riddles, file, reportFor(file));
  const clues = new Map<string, string[]>();
  for (const file of files.clues) addClues(clues, file, reportFor(file));
  if (faults.length > 0) throw new LibraryError(faults);
  return { riddles, clues };
}

type Report = (line: number, message: string) => void;
type NumberedLine = { number: number; text: string };

const lineCount = 4;
const maxLineLength = 80;

function addRiddles(riddles: Map<string, string[][]>, file: LibraryFile, report: Report): void {
  for (const [first, ...rest] of blocksOf(file)) {
    if (!first) continue;
    const word = wordIn(first, report);
    const lines = rest.map(({ text }) => text);
    const long = rest.find(({ text }) => text.length > maxLineLength);
    if (long) report(long.number, `the line has more than ${maxLineLength} characters`);
    if (rest.length !== lineCount)
      report(first.number, `a riddle must have ${lineCount} lines below its word, but has ${rest.length}`);
    const leak = word === undefined ? null : findLeak(word, lines.join("\n"));
    if (leak)
      report(
        first.number + leak.place.line,
        `the riddle gives the word away (rule "${leak.rule}" of the spoiler guard)`,
      );
    if (word !== undefined) append(riddles, word, lines);
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
