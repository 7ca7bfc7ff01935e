import type { ArchiveTimes } from "./measure-archive.ts";

const goal = 1.2;

/** Formats the times of the archive as plain text. */
export function archiveReport({ kept, made }: ArchiveTimes): string {
  return [
    "",
    "the archive's page of five years before, beside that of last month",
    `  from memory ${line(kept)}`,
    `  made anew   ${line(made)}`,
  ].join("\n");
}

const line = (ratio: number) =>
  `${ratio.toFixed(2)} times as long (goal ${goal.toFixed(2)}: ${ratio <= goal ? "met" : "missed"})`;
