import type { PuzzleDate } from "@wordlehint/contracts";
import { memo } from "react";
import { HydrationSlice } from "../../lib/HydrationSlice.tsx";
import { late } from "../../lib/late.tsx";
import { ResultPanel } from "./ResultPanel.tsx";

const LateResults = late(() =>
  import(/* webpackChunkName: "results" */ "./Results.tsx").then((module) => module.Results),
);

/** The player's result of a date. Memoised: a slice that gets other elements before its turn hydrates at once. */
export const DayResult = memo(function DayResult({ date }: { date: PuzzleDate }) {
  return (
    <HydrationSlice>
      <LateResults key={date} date={date} fallback={<ResultPanel />} />
    </HydrationSlice>
  );
});
