import { daysBetween, type PuzzleDate, puzzleDateSchema } from "@wordlehint/contracts";
import { CsvError, parse } from "csv-parse/sync";
import { seededRandom, seededShuffle } from "./seeded-random.ts";

/** Any fixed day would do: it fixes where a cycle through the list begins. */
const firstDay: PuzzleDate = "2021-06-19";

/**
 * The word of a day: the same on every machine with the same seed and list, for days before and after any epoch.
 *
 * Each cycle through the list is a permutation of its own, without a repeat. The seed deals the words into two
 * halves for good, and a cycle shuffles each half by itself: so a word never returns within half a list's days
 * (about 1,180 with the shipped list), and no cycle needs to know the one before.
 *
 * @throws {RangeError} when the date is none or the list is empty
 */
export function scheduledAnswer(date: PuzzleDate, seed: string, words: readonly string[]): string {
  const day = daysBetween(firstDay, date);
  if (!Number.isInteger(day)) throw new RangeError(`not a date like 2026-11-21: ${date}`);
  const cycle = Math.floor(day / words.length);
  const word = cycleOrder(cycle, seed, words)[day - cycle * words.length];
  if (word === undefined) throw new RangeError("the word list is empty");
  return word;
}

function cycleOrder(cycle: number, seed: string, words: readonly string[]): string[] {
  const dealt = seededShuffle([...words].sort(), seededRandom(`${seed} halves`));
  const random = seededRandom(`${seed} cycle ${cycle}`);
  const middle = Math.ceil(dealt.length / 2);
  return [...seededShuffle(dealt.slice(0, middle), random), ...seededShuffle(dealt.slice(middle), random)];
}

export interface ScheduledAnswer {
  date: PuzzleDate;
  word: string;
}

export interface ScheduleFault {
  /** Counted from 1, as an editor counts. */
  line: number;
  message: string;
}

/** Everything that is wrong with a schedule file, all at once. */
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
 * Reads a schedule of answers: the header `date,word`, then one day a line. Blank lines, CRLF and a byte-order mark
 * are fine; words may be upper case and come back in lower case.
 *
 * @throws {ScheduleError} naming each faulty line
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
    const messages = faultsOfRow(record, date, word);
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

function faultsOfRow(record: string[], date: string, word: string): string[] {
  const messages: string[] = [];
  if (record.length !== 2) messages.push(`must have two fields, a date and a word, but has ${record.length}`);
  if (!puzzleDateSchema.safeParse(date).success) {
    messages.push(`${JSON.stringify(date)} is not a date that exists, like 2026-11-21`);
  }
  if (!/^[a-z]{5}$/.test(word)) messages.push(`${JSON.stringify(word)} is not five letters a to z`);
  return messages;
}
