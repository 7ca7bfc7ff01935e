import type { AiQuestion, AiReply } from "../clients/ai-client.ts";
import type { Context } from "../context.ts";
import type { Ai } from "../context/generation.ts";
import { askAi, newTally, openSession } from "./ask-ai.ts";

const question = { maxOutputTokens: 100 } as AiQuestion<string>;
const busy: AiReply<string> = {
  kind: "failure",
  reason: "status 500",
  isRetryable: true,
  retryAfterMs: undefined,
  mayCost: false,
};

/** Asks an API that is always busy, with a budget for so many calls. */
async function askBusy({ budgetedCalls = 3, firstMs = 1 } = {}) {
  const outcomes: string[] = [];
  let left = budgetedCalls;
  const context = {
    signal: new AbortController().signal,
    budgets: {
      reserve: () => Promise.resolve(left-- > 0 ? { settle: () => Promise.resolve() } : undefined),
    },
    generationMetrics: {
      aiCalls: { inc: ({ outcome }: { outcome: string }) => void outcomes.push(outcome) },
      aiCost: { inc: () => undefined },
    },
    now: () => new Date("2026-11-21T17:00:00Z"),
  } as unknown as Context;
  const ai = {
    client: { bodyOf: () => "", ask: () => Promise.resolve(busy) },
    prices: { input: 1, output: 1 },
    timeoutMs: 60_000,
    backoff: { firstMs, maxMs: firstMs },
    pause: { untilMs: 0 },
  } as unknown as Ai;
  const tally = newTally();
  const reply = await askAi(context, openSession(context, ai, 30_000), question, tally);
  return { reply, outcomes, calls: tally.calls };
}

it("gives up at once when the time limit is over before the next try", async () => {
  const { reply, calls } = await askBusy({ firstMs: 3_600_000 });
  expect(reply).toEqual(busy);
  expect(calls).toBe(1);
});

it("asks again only as far as the day's budget lasts, and counts each call by its outcome", async () => {
  const { reply, calls, outcomes } = await askBusy({ budgetedCalls: 1 });
  expect(reply).toMatchObject({ kind: "failure", reason: "the day's budget is used up" });
  expect(calls).toBe(1);
  expect(outcomes).toEqual(["failure", "skipped"]);
});
