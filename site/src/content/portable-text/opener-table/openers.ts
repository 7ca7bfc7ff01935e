import type { BlockOf } from "../rich-text-value.ts";

/** The figures of a first guess; null where none was computed. */
export interface Opener {
  word: string;
  /** The word can be an answer. */
  isAnswer: boolean;
  /** Answers left, on average. */
  left: number | null;
  bits: number | null;
  /** Answers left at worst. */
  worst: number | null;
  /** Guesses to solve, on average. */
  guesses: number | null;
  /** Games lost, of all answers. */
  lost: number | null;
  hardGuesses: number | null;
  hardLost: number | null;
}

export type Figure = Exclude<keyof Opener, "word" | "isAnswer">;

export interface Sorting {
  by: Figure | "word";
  isDescending: boolean;
}

/** Returns the first guesses in a CSV file, whose first line names the columns. */
export function openersIn(csv: string): Opener[] {
  const [head = "", ...lines] = csv.trim().split(/\r?\n/);
  const columns = head.split(",");
  return lines.map((line) => {
    const cells = line.split(",");
    const cell = (name: string): string => cells[columns.indexOf(name)] ?? "";
    const figure = (name: Figure): number | null => (cell(name) === "" ? null : Number(cell(name)));
    return {
      word: cell("word"),
      isAnswer: cell("answer") === "1",
      left: figure("left"),
      bits: figure("bits"),
      worst: figure("worst"),
      guesses: figure("guesses"),
      lost: figure("lost"),
      hardGuesses: figure("hardGuesses"),
      hardLost: figure("hardLost"),
    };
  });
}

type Row = NonNullable<BlockOf<"openerTable">["rows"]>[number];

/** Returns the first guess in a row of the content. */
export function openerOfRow({ word = "", answer = false, ...figures }: Row): Opener {
  const { left, bits, worst, guesses, lost, hardGuesses, hardLost } = figures;
  return {
    word,
    isAnswer: answer,
    left: left ?? null,
    bits: bits ?? null,
    worst: worst ?? null,
    guesses: guesses ?? null,
    lost: lost ?? null,
    hardGuesses: hardGuesses ?? null,
    hardLost: hardLost ?? null,
  };
}

/** Returns the sorting of a column that is chosen for the first time, with the best words first. */
export function bestFirst(by: Sorting["by"]): Sorting {
  return { by, isDescending: by === "bits" };
}

/** Returns the first guesses in an order; those without the figure come last. */
export function sortedOpeners(openers: readonly Opener[], { by, isDescending }: Sorting): Opener[] {
  const sign = isDescending ? -1 : 1;
  if (by === "word") return openers.toSorted((a, b) => sign * (a.word < b.word ? -1 : 1));
  return openers.toSorted((one, other) => {
    const [a, b] = [one[by], other[by]];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (a - b);
  });
}

/** Returns the first guesses whose letters contain the text; a question mark is any letter. */
export function foundOpeners(
  openers: readonly Opener[],
  { text, areAnswersOnly }: { text: string; areAnswersOnly: boolean },
): readonly Opener[] {
  const letters = text.toLowerCase().replaceAll(/[^a-z?]/g, "");
  const found = new RegExp(letters.replaceAll("?", "[a-z]"));
  return openers.filter(({ word, isAnswer }) => found.test(word) && (isAnswer || !areAnswersOnly));
}
