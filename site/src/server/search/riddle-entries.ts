import { hintAddress, longDate, type PreviousRiddle } from "@wordlehint/contracts";
import { riddleLanguage } from "../../lib/languages.ts";
import { monthOf, type PuzzleMonth } from "../../lib/puzzle-month.ts";
import { verseLines } from "../../lib/verse-lines.ts";
import { fetchDatedRiddle, fetchLatestRiddle, fetchPreviousRiddles } from "../riddle-service.ts";
import type { Entry } from "./text-index.ts";

type Riddle = Pick<PreviousRiddle, "date" | "puzzleNumber" | "theme" | "riddle" | "word">;

/**
 * Returns every riddle that is released in a time zone, the newest first, with the answers that are available there.
 * @throws if the riddle service fails
 */
export async function riddleEntries(zone: string): Promise<Entry[]> {
  const { date: latest } = await fetchLatestRiddle(zone);
  const newest = await fetchDatedRiddle(latest, zone);
  const riddles: Riddle[] = newest ? [newest] : [];
  for (let month: PuzzleMonth | null = monthOf(latest); month !== null;) {
    const { riddles: previous, earlier } = await fetchPreviousRiddles(month, zone);
    // The next riddle may have been released since the latest one was fetched.
    riddles.push(...previous.filter(({ date }) => date < latest));
    month = earlier;
  }
  return riddles.map(riddleEntry);
}

function riddleEntry({ date, puzzleNumber, theme, riddle, word }: Riddle): Entry {
  const lines = verseLines(riddle);
  return {
    group: "riddles",
    path: hintAddress(date),
    title: `Wordle hint No. ${puzzleNumber}, ${longDate(date)}`,
    summary: lines.slice(0, 2).join(" / "),
    text: lines.join(" /\n"),
    keywords: [date, theme].filter(Boolean).join(", "),
    facts: theme === null ? [] : [`Theme: ${theme}`],
    language: riddleLanguage,
    ...(word !== null && { answer: word }),
  };
}
