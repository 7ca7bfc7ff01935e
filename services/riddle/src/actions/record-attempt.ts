import type { PuzzleDate } from "@wordlehint/contracts";
import type { Context } from "../context.ts";
import type { GenerationAttempt } from "../store/attempt-store.ts";

type Recorded = Omit<GenerationAttempt, "date" | "at">;

/** Usage of an attempt without a model. */
export const noModel = { model: null, calls: 0, inputTokens: 0, outputTokens: 0, costMicros: 0 } as const;

/** Records an attempt to get a text, for operators and for the metrics. Returns its id. */
export async function recordAttempt(
  { attempts, generationMetrics, log, now }: Context,
  date: PuzzleDate,
  attempt: Recorded,
): Promise<string> {
  const { source, verdict, reason, calls, costMicros } = attempt;
  generationMetrics.attempts.inc({ source, verdict });
  if (verdict !== "accepted")
    log.info({ date, source, verdict, reason, calls, costMicros }, "text not accepted");
  return attempts.add({ ...attempt, date, at: now() });
}
