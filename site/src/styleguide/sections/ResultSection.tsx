import { playerStats, type Result } from "@wordlehint/contracts";
import type { ArchiveMonth } from "../../content/archive-page-data.ts";
import { MonthCalendar } from "../../features/puzzle/archive/index.ts";
import { ResultPanel } from "../../features/puzzle/results/index.ts";
import { daysOf } from "../../lib/puzzle-month.ts";
import { Columns } from "./Columns.tsx";

const through = "2026-11-21";
const results: readonly Result[] = [
  { date: "2026-11-16", guesses: 6 },
  { date: "2026-11-17", guesses: 4 },
  { date: "2026-11-18", guesses: null },
  { date: "2026-11-20", guesses: 3 },
  { date: through, guesses: 4 },
];
const month: ArchiveMonth = {
  month: "2026-11",
  through,
  // The first days have no riddle.
  days: daysOf("2026-11")
    .filter((date) => date > "2026-11-03" && date <= through)
    .map((date) => ({ date, puzzleNumber: 1961 + Number(date.slice(8)), theme: null, firstLine: "A line" })),
  earlier: "2026-10",
  later: null,
};
const stats = playerStats(results, through);
const ignore = () => undefined;

/** A month with every kind of day, and the entry of a result: before it is known whose, not solved, and with trouble. */
export function ResultSection() {
  return (
    <Columns>
      <div>
        <MonthCalendar month={month} results={results} />
      </div>
      <div>
        <ResultPanel />
        <ResultPanel result={null} stats={stats} isReady onChoose={ignore} />
        <ResultPanel
          result={4}
          stats={stats}
          isReady
          onChoose={ignore}
          onShare={ignore}
          trouble="Your result could not be saved. The server can't be reached."
        />
      </div>
    </Columns>
  );
}
