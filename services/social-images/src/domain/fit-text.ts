export type FitOptions = {
  /** Returns the width in pixels of a text at a font size. */
  measure: (text: string, size: number) => number;
  width: number;
  height: number;
  /** Font sizes to choose from, the largest first. */
  sizes: readonly [number, ...number[]];
  /** As a multiple of the font size. */
  lineHeight: number;
};

export type FittedText = { size: number; lines: readonly string[] };

/**
 * Breaks a text into lines at the largest font size at which it fits. The lines are about equally long, and
 * none ends in a word of one letter. If the text doesn't fit at the smallest size, words that are too long
 * are broken, and lines that are too many are replaced by an ellipsis.
 */
export function fitText(text: string, { measure, width, height, sizes, lineHeight }: FitOptions): FittedText {
  const bound = text.replaceAll(/(?<=^| )(\p{L}) /gu, "$1\u00a0");
  const maxLinesAt = (size: number) => Math.max(1, Math.floor(height / (size * lineHeight)));
  for (const size of sizes) {
    const widthOf = (line: string) => measure(line, size);
    const lines = wrapWords(bound, width, widthOf);
    const fits = lines.length <= maxLinesAt(size) && lines.every((line) => widthOf(line) <= width);
    if (fits) return { size, lines: balance(lines, width, widthOf) };
  }
  const size = sizes.at(-1) ?? sizes[0];
  const widthOf = (line: string) => measure(line, size);
  const lines = wrapWords(breakWords(text, width, widthOf), width, widthOf);
  return { size, lines: truncateLines(lines, maxLinesAt(size), width, widthOf) };
}

type WidthOf = (text: string) => number;

/** Greedy line breaking. A word that is too long has a line of its own. */
function wrapWords(text: string, width: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = `${last ?? ""} ${word}`;
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Breaks the text again into the same number of lines, as narrow as possible. */
function balance(lines: readonly string[], width: number, widthOf: WidthOf): readonly string[] {
  const text = lines.join(" ");
  let best = lines;
  let [min, max] = [width / 2, width];
  for (let step = 0; step < 8; step++) {
    const middle = (min + max) / 2;
    const narrower = wrapWords(text, middle, widthOf);
    const fits = narrower.length === lines.length && narrower.every((line) => widthOf(line) <= width);
    if (fits) [best, max] = [narrower, middle];
    else min = middle;
  }
  return best;
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Inserts a space wherever a word has to be broken to fit. */
function breakWords(text: string, width: number, widthOf: WidthOf): string {
  return text
    .split(" ")
    .map((word) => (widthOf(word) <= width ? word : splitWord(word, width, widthOf).join(" ")))
    .join(" ");
}

function splitWord(word: string, width: number, widthOf: WidthOf): string[] {
  const pieces: string[] = [""];
  for (const { segment } of segmenter.segment(word)) {
    const longer = `${pieces.at(-1) ?? ""}${segment}`;
    if (longer === segment || widthOf(longer) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(segment);
  }
  return pieces;
}

function truncateLines(
  lines: readonly string[],
  maxLines: number,
  width: number,
  widthOf: WidthOf,
): readonly string[] {
  if (lines.length <= maxLines) return lines;
  const words = (lines[maxLines - 1] ?? "").split(" ");
  while (words.length > 1 && widthOf(`${words.join(" ")}…`) > width) words.pop();
  let last = Array.from(segmenter.segment(words.join(" ")), ({ segment }) => segment);
  while (last.length > 0 && widthOf(`${last.join("")}…`) > width) last = last.slice(0, -1);
  return [...lines.slice(0, maxLines - 1), `${last.join("")}…`];
}
