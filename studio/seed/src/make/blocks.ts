import { feedback } from "./feedback.ts";
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

/** First guesses with our editors' score. Each line of `text` is a row: `word | score | reason`. */
export function startingWordTable(caption: string, text: string): Block {
  const words = text
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([word, score, reason]) => ({
      _type: "startingWord",
      word,
      effectivenessPercent: Number(score),
      reason,
    }));
  return { _type: "startingWordTable", caption, words };
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
