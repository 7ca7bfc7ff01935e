import { plainDate, type PuzzleDate } from "@wordlehint/contracts";
import { groupedNumber } from "../../../../lib/grouped-number.ts";

/** A list with its source. */
export interface ListedWords {
  title: string;
  words: readonly string[];
  /** The source of the words and its licence terms; part of every download. */
  licence: string;
  /** The day on which the words were last changed; null if it isn't known. */
  changedOn: PuzzleDate | null;
}

/** Returns what every download says about its list: its name, size and date, and its licence. */
export function notesOf({ title, words, licence, changedOn }: ListedWords): string[] {
  const size = words.length === 1 ? "1 word" : `${groupedNumber(words.length)} words`;
  const dated = changedOn === null ? size : `${size}, last changed on ${plainDate(changedOn)}`;
  return [title, dated, licence].filter((note) => note !== "");
}

/** Formats the list as text: the notes, then one word a line. */
export function asText(list: ListedWords): string {
  return [...notesOf(list).map((note) => `# ${note}`), ...list.words, ""].join("\n");
}

/**
 * Formats the list as CSV (RFC 4180), after the notes in lines of their own: those begin with `#`, which readers of CSV
 * can be told to leave out.
 */
export function asCsv(list: ListedWords): string {
  const rows = list.words.map((word) => [word, vowelsIn(word), new Set(word).size].join(","));
  const notes = notesOf(list).map((note) => `# ${unevaluated(note)}`);
  return [...notes, "word,vowels,different letters", ...rows, ""].join("\r\n");
}

function vowelsIn(word: string): number {
  return word.match(/[aeiou]/g)?.length ?? 0;
}

/** Escapes what a spreadsheet would evaluate as a formula: it takes each comma for the start of a cell. */
function unevaluated(note: string): string {
  return note.replaceAll(/[\r\n]+/g, " ").replaceAll(/,\s*(?=[=+\-@])/g, ", '");
}
