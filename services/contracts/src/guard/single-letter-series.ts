import type { Token } from "./tokens.ts";

const maxGap = 6;

/**
 * Series of at least `minLength` single letters with at most six other characters between one and the next, which may be
 * "and".
 */
export function singleLetterSeries(letterRuns: readonly Token[], minLength: number): Token[][] {
  const all: Token[][] = [];
  let series: Token[] = [];
  for (const run of letterRuns) {
    if (run.text === "and") continue;
    const last = series.at(-1);
    if (run.text.length > 1 || (last && run.from - last.to > maxGap)) {
      all.push(series);
      series = [];
    }
    if (run.text.length === 1) series.push(run);
  }
  all.push(series);
  return all.filter(({ length }) => length >= minLength);
}
