import { useEffect, useState } from "react";
import { nextTask } from "../../../../lib/next-task.ts";
import type { NextGuesses } from "./next-guesses.ts";
import { rankGuesses, type Ranking } from "./rank-guesses.ts";

const sliceMs = 12;

/** Ranks guesses in short slices, between which the page takes input. Null until the ranking is there. */
export function useRanking(next: NextGuesses, possible: readonly string[]): Ranking | null {
  const [ranked, setRanked] = useState<{ next: NextGuesses; ranking: Ranking } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void rankInSlices(next, possible, () => isCurrent).then((ranking) => {
      if (ranking) setRanked({ next, ranking });
    });
    return () => {
      isCurrent = false;
    };
  }, [next, possible]);
  // Never that of another board.
  return ranked?.next === next ? ranked.ranking : null;
}

async function rankInSlices(
  { words, isAllowed }: NextGuesses,
  possible: readonly string[],
  isWanted: () => boolean,
): Promise<Ranking | null> {
  const steps = rankGuesses(words, possible, isAllowed);
  await nextTask();
  let pauseAt = performance.now() + sliceMs;
  while (isWanted()) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < pauseAt) continue;
    await nextTask();
    pauseAt = performance.now() + sliceMs;
  }
  return null;
}
