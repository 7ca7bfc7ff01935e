import { totals, type Script } from "./script.ts";

export type JavascriptResult = {
  /** The scripts of Gatsby and React alone. */
  bare: readonly Script[];
  /** A page should add fewer than `goalBytes` to the bare one. */
  pages: readonly { name: string; scripts: readonly Script[]; goalBytes?: number }[];
};

/** Formats the scripts of each page as plain text. */
export function javascriptReport({ bare, pages }: JavascriptResult): string {
  const base = totals(bare).run;
  const lines = ["", "JavaScript of a first visit, gzip", row("bare Gatsby and React", base)];
  for (const { name, scripts, goalBytes } of pages) {
    const { run, prefetched } = totals(scripts);
    lines.push(row(name, run, `${kilobytes(run - base)} beyond bare${verdict(run - base, goalBytes)}`));
    if (prefetched > 0) lines.push(row("  prefetched for links", prefetched));
    for (const script of scripts) lines.push(`      ${kilobytes(script.bytes).padStart(9)}  ${script.path}`);
  }
  return lines.join("\n");
}

function verdict(bytes: number, goalBytes: number | undefined): string {
  if (goalBytes === undefined) return "";
  return ` (goal < ${goalBytes / 1000} KB: ${bytes < goalBytes ? "met" : "missed"})`;
}

const row = (label: string, bytes: number, note = "") =>
  `  ${label.padEnd(28)} ${kilobytes(bytes).padStart(9)}   ${note}`.trimEnd();

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
