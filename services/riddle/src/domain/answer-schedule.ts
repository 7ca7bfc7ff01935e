import { daysBetween, type PuzzleDate, puzzleDateSchema } from "@wordlehint/contracts";
import { CsvError, parse } from "csv-parse/sync";
import { seededRandom, seededShuffle } from "./seeded-random.ts";

/** The start of the first cycle through the word list; changing it changes every answer. */
const firstDay: PuzzleDate = "2021-06-19";

/**
 * The word of a date, before or after `firstDay`. The same secret and list give the same word on every machine; without
 * the secret, no word can be computed from those of other dates.
 *
 * Each cycle through the list is another permutation of it. The secret divides the words into two fixed halves, and a
 * cycle shuffles each half separately. So a word returns at the earliest after half as many days as the list has words
 * (about 1,180 with the shipped list), and each cycle can be computed without the one before.
 *
 * @throws {RangeError} when the date is malformed or the list is empty
 */
export function scheduledAnswer(date: PuzzleDate, secret: string, words: readonly string[]): string {
  const day = daysBetween(firstDay, date);
  if (!Number.isInteger(day)) throw new RangeError(`not a date such as 2026-11-21: ${date}`);
  const cycle = Math.floor(day / words.length);
  const word = cycleOrder(cycle, secret, words)[day - cycle * words.length];
  if (word === undefined) throw new RangeError("the word list is empty");
  return word;
}

function cycleOrder(cycle: number, secret: string, words: readonly string[]): string[] {
  const halves = seededShuffle([...words].sort(), seededRandom(secret, "halves of the schedule"));
  const random = seededRandom(secret, `cycle ${cycle} of the schedule`);
  const middle = Math.ceil(halves.length / 2);
  return [...seededShuffle(halves.slice(0, middle), random), ...seededShuffle(halves.slice(middle), random)];
}

export interface ScheduledAnswer {
  date: PuzzleDate;
  word: string;
}

export interface ScheduleFault {
  /** Counts from 1. */
  line: number;
  message: string;
}

/** A schedule file is invalid. Lists every fault, not only the first. */
export class ScheduleError extends Error {
  override readonly name = "ScheduleError";
  readonly faults: readonly ScheduleFault[];

  constructor(faults: readonly ScheduleFault[]) {
    super(faults.map(({ line, message }) => `line ${line}: ${message}`).join("\n"));
    this.faults = faults;
  }
}

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

/**
 * Parses a schedule of answers: the header `date,word`, then one date on each line. Accepts blank lines, CRLF, a
 * byte-order mark and words in upper case, and returns words in lower case.
 *
 * @throws {ScheduleError} listing each invalid line
 */
export function parseScheduleCsv(text: string): ScheduledAnswer[] {
  const [header, ...rows] = readRecords(text);
  const faults: ScheduleFault[] = [];
  if (header?.record.map((name) => name.toLowerCase()).join() !== "date,word") {
    faults.push({ line: header?.info.lines ?? 1, message: 'the first line must be the header "date,word"' });
  }
  const lineOfDate = new Map<PuzzleDate, number>();
  const scheduled: ScheduledAnswer[] = [];
  for (const { record, info } of rows) {
    const [date = "", rawWord = ""] = record;
    const word = rawWord.toLowerCase();
    const messages = faultsOfRecord(record, date, word);
    const earlier = lineOfDate.get(date);
    if (earlier !== undefined) messages.push(`the date ${date} is already on line ${earlier}`);
    else lineOfDate.set(date, info.lines);
    faults.push(...messages.map((message) => ({ line: info.lines, message })));
    scheduled.push({ date, word });
  }
  if (faults.length > 0) throw new ScheduleError(faults);
  return scheduled;
}

function readRecords(text: string): CsvRecord[] {
  try {
    return parse(text, {
      bom: true,
      info: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      relax_quotes: true,
    }) as unknown as CsvRecord[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ScheduleError([
      { line: Number(error.lines ?? 1), message: "a quotation mark is never closed" },
    ]);
  }
}

function faultsOfRecord(record: string[], date: string, word: string): string[] {
  const messages: string[] = [];
  if (record.length !== 2) messages.push(`must have two fields, a date and a word, but has ${record.length}`);
  if (!puzzleDateSchema.safeParse(date).success) {
    messages.push(`${JSON.stringify(date)} is not an existing date such as 2026-11-21`);
  }
  if (!/^[a-z]{5}$/.test(word)) messages.push(`${JSON.stringify(word)} is not five letters a to z`);
  return messages;
}
