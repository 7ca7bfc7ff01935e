import { useMemo, useState } from "react";
import { useAppDispatch } from "../../../../app/hooks.ts";
import { loadOnce } from "../../../../lib/load-once.ts";
import { useLoaded, type Loaded } from "../../../../lib/use-loaded.ts";
import type { PastAnswers } from "./past-answers.ts";

/** The switch that leaves out past answers, and how far they are. */
export interface PastAnswersChoice {
  areLeftOut: boolean;
  leaveOut: (areLeftOut: boolean) => void;
  past: Loaded<PastAnswers>;
}

/** Returns the choice to leave past answers out. They are read when the switch is first turned on. */
export function usePastAnswers(): PastAnswersChoice {
  const dispatch = useAppDispatch();
  const [areLeftOut, leaveOut] = useState(false);
  const source = useMemo(
    () =>
      // Brings RTK Query, which pages of word lists don't need.
      loadOnce(async () => (await import("./past-answers-api.ts")).readPastAnswers(dispatch)),
    [dispatch],
  );
  const past = useLoaded(source, areLeftOut ? 1 : 0, "The past answers could not be read");
  return { areLeftOut, leaveOut, past };
}

/** Returns the words without past answers, if those are to be left out and have been read. */
export function withoutPast(
  words: readonly string[],
  { areLeftOut, past }: Pick<PastAnswersChoice, "areLeftOut" | "past">,
): readonly string[] {
  if (!areLeftOut || past.state !== "loaded") return words;
  return words.filter((word) => !past.value.words.has(word));
}
