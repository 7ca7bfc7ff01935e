import { homeZone, releaseInstantMs, type PuzzleDate } from "@wordlehint/contracts";
import type { RiddleConfig } from "../src/config.ts";
import { hintFacts } from "../src/domain/hint-facts.ts";
import { openDatabase } from "./start-riddle.ts";

/** Words for tests, one for each date. */
const words = ["crane", "slate", "audio", "mound", "pixel", "vivid"];

/** Returns the riddle that `addPastRiddles` saved for a date. */
export function pastRiddle(date: PuzzleDate) {
  const word = words[Number(date.slice(8)) % words.length] ?? "crane";
  return {
    _id: date,
    word,
    lines: [`A verse of ${date},`, "second line,", "third line,", "last line."],
    theme: `the theme of ${date}`,
    hints: [`vague hint of ${date}`, `middle hint of ${date}`, `strong hint of ${date}`] as const,
    source: "library" as const,
    facts: hintFacts(word),
    generatedAt: new Date("2026-01-01T00:00:00Z"),
    releasedAt: new Date(releaseInstantMs(date, homeZone)),
  };
}

/** Saves riddles for past dates in a service's database. */
export async function addPastRiddles(config: RiddleConfig, dates: readonly PuzzleDate[]) {
  const { riddles } = await openDatabase(config);
  await riddles.insertMany(dates.map(pastRiddle));
  return riddles;
}
