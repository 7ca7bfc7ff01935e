import { feedback } from "@wordlehint/contracts/feedback";
import { reference, references, picture } from "./seed-document.ts";
import { richText, type Block } from "./rich-text.ts";

type Purpose = "tip" | "note" | "caution";

export function callout(purpose: Purpose, title: string, text: string): Block {
  return { _type: "callout", purpose, title, body: richText(text) };
}

export function figure(name: string, alt: string, caption: string): Block {
  return { _type: "figure", picture: picture(name, alt), caption };
}

/** Guesses with the game's feedback for `answer`. Null: plain or closed tiles. */
export function letterTiles(guesses: string, answer: string | null, caption: string): Block {
  const rows = guesses.split(" ").map((word) => ({
    _type: "tileRow",
    word,
    ...(answer === null ? {} : { result: feedback(word, answer) }),
  }));
  return { _type: "letterTiles", rows, caption };
}

/**
 * First guesses with our editors' score. Each line of `text` is a row: `word | score | reason`, and optionally
 * ` | left | guesses | guesses in hard mode`.
 */
export function startingWordTable(caption: string, text: string): Block {
  const words = text
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([word, score, reason, left, guesses, hardGuesses]) => ({
      _type: "startingWord",
      word,
      effectivenessPercent: Number(score),
      reason,
      ...given({ left, guesses, hardGuesses }),
    }));
  return { _type: "startingWordTable", caption, words };
}

/** The cells that aren't left out, as numbers. */
function given(cells: Record<string, string | undefined>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(cells).flatMap(([name, cell]) => (cell ? [[name, Number(cell)]] : [])),
  );
}

interface OpenerRow {
  word: string;
  answer: boolean;
  left: number;
  bits: number;
  worst: number;
  guesses: number;
  lost: number;
  hardGuesses: number;
  hardLost: number;
}

interface OpenerTable {
  caption: string;
  /** `YYYY-MM-DD` */
  countedOn: string;
  method: string;
  /** The CSV file of all words in `dataset/files`, with its extension. */
  fileName: string;
  /** The best words, which the page shows at once. */
  rows: OpenerRow[];
}

/** First guesses with computed figures: the best ones as rows, and all of them in a file. */
export function openerTable({ fileName, rows, ...rest }: OpenerTable): Block {
  return {
    _type: "openerTable",
    ...rest,
    file: { _type: "file", _sanityAsset: `file@file://./files/${fileName}` },
    rows: rows.map((row) => ({ _type: "openerRow", ...row })),
  };
}

interface SecondGuess {
  /** `g`, `y` or `x` for each tile of the first guess. */
  result: string;
  /** How many answers show it. */
  answers: number;
  reply: string;
  /** How many answers are left after the reply, on average. */
  left: number;
  /** The reply is the prepared word. */
  plan?: boolean;
}

/** For each result of a first guess, the best second guess. */
export function secondGuesses(opener: string, caption: string, rows: SecondGuess[]): Block {
  return {
    _type: "secondGuesses",
    opener,
    caption,
    rows: rows.map((row) => ({ _type: "secondGuess", ...row })),
  };
}

interface TrapFamily {
  /** Such as `_ight`. */
  pattern: string;
  words: string[];
  splitter: string;
  /** How many different results the splitter shows. */
  groups: number;
  hardWorst: number;
  /** How many of the words are lost in hard mode with four guesses left. */
  hardLost: number;
}

/** Groups of words that differ in one letter. */
export function trapFamilies(caption: string, families: TrapFamily[]): Block {
  return {
    _type: "trapFamilies",
    caption,
    families: families.map((family) => ({ _type: "trapFamily", ...family })),
  };
}

/** A table. Each line of `text` is a row with cells separated by `|`; the first line names the columns. */
export function dataTable(caption: string, text: string): Block {
  const [columns = [], ...rows] = text
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
  return { _type: "dataTable", caption, columns, rows: rows.map((cells) => ({ _type: "tableRow", cells })) };
}

interface Chart {
  kind: "bars" | "lines";
  caption: string;
  categoryName: string;
  valueName: string;
  points: (readonly [label: string, value: number])[];
}

export function chart({ points, ...rest }: Chart): Block {
  return {
    _type: "chart",
    ...rest,
    points: points.map(([label, value]) => ({ _type: "chartPoint", label, value })),
  };
}

export function verse(lines: string[], source: string): Block {
  return { _type: "verse", lines: lines.join("\n"), source };
}

export function checklist(id: string): Block {
  return { _type: "embeddedChecklist", checklist: reference(id) };
}

export function questions(title: string, ...ids: string[]): Block {
  return { _type: "embeddedQuestions", title, questions: references(...ids) };
}

export function appPromotion(title: string, text: string): Block {
  return { _type: "appPromotion", title, text };
}

/** Who operates the site, from the site settings: everything that is set, or the mailbox and postal address alone. */
export function operatorDetails(show: "all" | "contact" = "all"): Block {
  return { _type: "operatorDetails", show };
}

interface Source {
  authors: string;
  title: string;
  publication: string;
  year: number;
  url?: string;
}

export function source(work: Source) {
  return { _type: "citation", ...work };
}
