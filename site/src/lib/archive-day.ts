import type { PreviousRiddle, PuzzleDate } from "@wordlehint/contracts";
import { verseLines } from "./verse-lines.ts";

/** The archive's entry of a released riddle: nothing that depends on the time zone, and no help. */
export interface ArchiveDay {
  date: PuzzleDate;
  puzzleNumber: number;
  /** The riddle's theme. */
  theme: string | null;
  firstLine: string;
}

/** Reduces a riddle of the API to what the archive says about it. */
export function toArchiveDay(
  riddle: Pick<PreviousRiddle, "date" | "puzzleNumber" | "theme" | "riddle">,
): ArchiveDay {
  const { date, puzzleNumber, theme } = riddle;
  return { date, puzzleNumber, theme, firstLine: verseLines(riddle.riddle)[0] ?? "" };
}

/** The month before the one of a response of `GET /api/riddle/previous`, which its `Link` header names. */
export function earlierMonth(link: string | null): string | null {
  return /<[^>]*[?&]month=(\d{4}-\d{2})[^>]*>;\s*rel="?next"?/.exec(link ?? "")?.[1] ?? null;
}
