import { median } from "../median.ts";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];

/** Lighthouse's results for a page. */
export type Audit = {
  /** From 0 to 100. */
  scores: Readonly<Record<Category, number>>;
  /** Largest contentful paint. */
  lcpMs: number;
  /** Total blocking time. */
  tbtMs: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Titles of the checks that cost points in a category other than performance. */
  failed: readonly string[];
};

/** Returns the median of each figure, and every check that failed in any of the runs. */
export function medianAudit(runs: readonly Audit[]): Audit {
  const of = (value: (run: Audit) => number) => median(runs.map(value));
  return {
    scores: {
      performance: of(({ scores }) => scores.performance),
      accessibility: of(({ scores }) => scores.accessibility),
      "best-practices": of(({ scores }) => scores["best-practices"]),
      seo: of(({ scores }) => scores.seo),
    },
    lcpMs: of(({ lcpMs }) => lcpMs),
    tbtMs: of(({ tbtMs }) => tbtMs),
    cls: of(({ cls }) => cls),
    failed: [...new Set(runs.flatMap(({ failed }) => failed))],
  };
}
