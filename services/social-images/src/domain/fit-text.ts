export type FitOptions = {
  /** Width of the text in pixels when it is set at a size. */
  measure: (text: string, size: number) => number;
  width: number;
  height: number;
  /** Sizes to choose from, the largest first. */
  sizes: readonly [number, ...number[]];
  /** Of a line, as a multiple of the size. */
  lineHeight: number;
};

export type FittedText = { size: number; lines: readonly string[] };

/**
 * Sets a text as large as it fits, its lines about equally long and none ending in
 * a word of one letter. At the smallest size words that are too long
 * are broken, and what is still too much ends in an ellipsis.
 */
export function fitText(text: string, { measure, width, height, sizes, lineHeight }: FitOptions): FittedText {
  const bound = text.replaceAll(/(?<=^| )(\p{L}) /gu, "$1\u00a0");
  const linesAt = (size: number) => Math.max(1, Math.floor(height / (size * lineHeight)));
  for (const size of sizes) {
    const measured = (line: string) => measure(line, size);
    const lines = wrapWords(bound, width, measured);
    const fits = lines.length <= linesAt(size) && lines.every((line) => measured(line) <= width);
    if (fits) return { size, lines: balanced(lines, width, measured) };
  }
  const size = sizes.at(-1) ?? sizes[0];
  const measured = (line: string) => measure(line, size);
  const lines = wrapWords(brokenWords(text, width, measured), width, measured);
  return { size, lines: cutOff(lines, linesAt(size), width, measured) };
}

type Measured = (text: string) => number;

/** Fills line after line. A word that is too long has a line of its own. */
function wrapWords(text: string, width: number, measured: Measured): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measured(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines, as narrow as it goes. */
function balanced(lines: readonly string[], width: number, measured: Measured): readonly string[] {
  const text = lines.join(" ");
  let best = lines;
  let [least, most] = [width / 2, width];
  for (let step = 0; step < 8; step++) {
    const middle = (least + most) / 2;
    const narrower = wrapWords(text, middle, measured);
    const holds = narrower.length === lines.length && narrower.every((line) => measured(line) <= width);
    if (holds) [best, most] = [narrower, middle];
    else least = middle;
  }
  return best;
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The text with a space wherever a word has to be broken to fit. */
function brokenWords(text: string, width: number, measured: Measured): string {
  return text
    .split(" ")
    .map((word) => (measured(word) <= width ? word : pieces(word, width, measured).join(" ")))
    .join(" ");
}

function pieces(word: string, width: number, measured: Measured): string[] {
  const found: string[] = [""];
  for (const { segment } of graphemes.segment(word)) {
    const longer = `${found.at(-1) ?? ""}${segment}`;
    if (longer === segment || measured(longer) <= width) found[found.length - 1] = longer;
    else found.push(segment);
  }
  return found;
}

function cutOff(
  lines: readonly string[],
  most: number,
  width: number,
  measured: Measured,
): readonly string[] {
  if (lines.length <= most) return lines;
  const words = (lines[most - 1] ?? "").split(" ");
  while (words.length > 1 && measured(`${words.join(" ")}…`) > width) words.pop();
  let last = Array.from(graphemes.segment(words.join(" ")), ({ segment }) => segment);
  while (last.length > 0 && measured(`${last.join("")}…`) > width) last = last.slice(0, -1);
  return [...lines.slice(0, most - 1), `${last.join("")}…`];
}
