import { categories, type Audit, type Category } from "./audit.ts";

/** `isBare`: a page to compare with, which has no goals. */
export type PageResult = { name: string; audit: Audit; isBare?: boolean };

const goals: Readonly<Record<Category, number>> = {
  performance: 97,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
};
const headings = [...categories, "LCP", "TBT", "CLS"];

/** Formats the results as a plain table, and names the goals that were missed. */
export function pagesReport(results: readonly PageResult[], runs: number): string {
  const missed = results.flatMap(missedGoals);
  return [
    "",
    `Lighthouse for phones, medians of ${runs} runs`,
    row("", headings),
    ...results.map(({ name, audit }) => row(name, figures(audit))),
    ...(missed.length > 0 ? ["Goals missed:", ...missed] : ["Every goal was met."]),
  ].join("\n");
}

function figures({ scores, lcpMs, tbtMs, cls }: Audit): string[] {
  return [
    ...categories.map((category) => String(scores[category])),
    `${(lcpMs / 1000).toFixed(2)} s`,
    `${tbtMs.toFixed(0)} ms`,
    cls.toFixed(3),
  ];
}

function missedGoals({ name, audit, isBare = false }: PageResult): string[] {
  if (isBare) return [];
  const { scores, failed } = audit;
  const short = categories.filter((category) => scores[category] < goals[category]);
  const why = short.some((category) => category !== "performance")
    ? failed.map((title) => `    ${title}`)
    : [];
  return [
    ...short.map((category) => `  ${name}: ${category} ${scores[category]} (goal ${goals[category]})`),
    ...why,
  ];
}

function row(name: string, cells: readonly string[]): string {
  const padded = cells.map((cell, index) => cell.padStart((headings[index] ?? "").length + 3).padStart(9));
  return `  ${name.padEnd(20)}${padded.join("")}`.trimEnd();
}
