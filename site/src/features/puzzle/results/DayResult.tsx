import type { PuzzleDate } from "@wordlehint/contracts";
import { memo } from "react";
import { HydrationSlice } from "../../../lib/HydrationSlice.tsx";
import { lazyWithPreload } from "../../../lib/lazy-with-preload.tsx";
import { useKeptFocus } from "../../../lib/use-kept-focus.ts";
import { useSeen } from "../../../lib/use-seen.ts";
import { ResultPanel } from "./ResultPanel.tsx";

const LateResults = lazyWithPreload(() =>
  import(/* webpackChunkName: "results" */ "./Results.tsx").then((module) => module.Results),
);

interface Props {
  date: PuzzleDate;
  puzzleNumber: number;
}

/** The player's result of a date. Memoized: a slice that gets other elements before its turn hydrates at once. */
export const DayResult = memo(function DayResult(props: Props) {
  return (
    <HydrationSlice>
      <OwnResult {...props} />
    </HydrationSlice>
  );
});

/** The results need RTK Query, which takes long to start: they are loaded when the player gets there. */
function OwnResult({ date, puzzleNumber }: Props) {
  const { ref, isSeen } = useSeen<HTMLDivElement>();
  const keptFocus = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={ref}>
      <div ref={keptFocus}>
        <LateResults
          key={date}
          date={date}
          puzzleNumber={puzzleNumber}
          when={isSeen}
          fallback={<ResultPanel />}
        />
      </div>
    </div>
  );
}
