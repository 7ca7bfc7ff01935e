import { backoffMs, wait } from "@wordlehint/runtime";
import type { AiFailure, AiQuestion, AiReply } from "../clients/ai-client.ts";
import type { Context } from "../context.ts";
import type { Ai } from "../context/generation.ts";
import { costMicros, maxCostMicros } from "../domain/generation/pricing.ts";

/** The questions about one riddle: they share a time limit. */
export type AiSession = {
  ai: Ai;
  /** Aborted when the time is up, or the service shuts down. */
  signal: AbortSignal;
  remainingMs(): number;
};

/** The usage of some calls. */
export type Tally = { calls: number; inputTokens: number; outputTokens: number; costMicros: number };

export const newTally = (): Tally => ({ calls: 0, inputTokens: 0, outputTokens: 0, costMicros: 0 });

export function openSession({ signal }: Context, ai: Ai, limitMs: number): AiSession {
  const endMs = performance.now() + limitMs;
  return {
    ai,
    signal: AbortSignal.any([signal, AbortSignal.timeout(Math.ceil(limitMs))]),
    remainingMs: () => endMs - performance.now(),
  };
}

/**
 * Asks the AI, and asks again after a passing failure: at most three times, after growing delays or the one that the
 * API asks for, and only as far as the session's time and the day's budget last. Adds to the tally what it has used.
 */
export async function askAi<T>(
  context: Context,
  session: AiSession,
  question: AiQuestion<T>,
  tally: Tally,
): Promise<AiReply<T>> {
  const { ai, signal, remainingMs } = session;
  for (let attempt = 1; ; attempt++) {
    const pauseMs = ai.pause.untilMs - performance.now();
    if (pauseMs >= remainingMs()) return gaveUp("the API has asked to wait for longer than the time limit");
    if (pauseMs > 0) await wait(pauseMs, signal);
    const reply = await askOnce(context, session, question, tally);
    if (reply.kind !== "failure") return reply;
    if (reply.retryAfterMs !== undefined) ai.pause.untilMs = performance.now() + reply.retryAfterMs;
    if (!reply.isRetryable || attempt === maxTries || signal.aborted) return reply;
    const delayMs = backoffMs(attempt - 1, ai.backoff);
    if (delayMs >= remainingMs()) return reply;
    await wait(delayMs, signal);
  }
}

const maxTries = 3;

async function askOnce<T>(
  { budgets, generationMetrics, now }: Context,
  { ai, signal }: AiSession,
  question: AiQuestion<T>,
  tally: Tally,
): Promise<AiReply<T>> {
  const { client, prices, dailyMicros, timeoutMs } = ai;
  const maxMicros = maxCostMicros(client.bodyOf(question), question.maxOutputTokens, prices);
  const reservation = await budgets.reserve(now(), maxMicros, dailyMicros);
  if (!reservation) {
    generationMetrics.aiCalls.inc({ outcome: "skipped" });
    return gaveUp("the day's budget is used up");
  }
  const reply = await client.ask(question, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
  const cost = costOf(reply);
  await reservation.settle(cost);
  generationMetrics.aiCalls.inc({ outcome: reply.kind });
  generationMetrics.aiCost.inc(cost / 1e6);
  const usage = reply.kind === "failure" ? undefined : reply.usage;
  tally.calls++;
  tally.costMicros += cost;
  tally.inputTokens += usage?.inputTokens ?? 0;
  tally.outputTokens += usage?.outputTokens ?? 0;
  return reply;

  function costOf(given: AiReply<T>): number {
    if (given.kind === "failure") return given.mayCost ? maxMicros : 0;
    return given.usage ? costMicros(given.usage, prices) : maxMicros;
  }
}

function gaveUp(reason: string): AiFailure {
  return { kind: "failure", reason, isRetryable: false, retryAfterMs: undefined, mayCost: false };
}
