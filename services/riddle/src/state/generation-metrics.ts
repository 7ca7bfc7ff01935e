import type { Metrics } from "@wordlehint/runtime";
import { Counter, Gauge } from "prom-client";

export type GenerationMetrics = {
  horizonDays: Gauge;
  attempts: Counter<"source" | "verdict">;
  aiCalls: Counter<"outcome">;
  aiCost: Counter;
};

export function createGenerationMetrics({ registry }: Metrics): GenerationMetrics {
  const registers = [registry];
  return {
    horizonDays: new Gauge({
      name: "riddle_horizon_days",
      help: "Days for which riddles are ready beyond the latest live date.",
      registers,
    }),
    attempts: new Counter({
      name: "riddle_generation_attempts_total",
      help: "Attempts to get a riddle's text, by source and verdict: accepted, weaker, refused or failed.",
      labelNames: ["source", "verdict"],
      registers,
    }),
    aiCalls: new Counter({
      name: "riddle_ai_calls_total",
      help: "Requests to the AI by outcome: value, unusable, failure, or skipped because the budget is used up.",
      labelNames: ["outcome"],
      registers,
    }),
    aiCost: new Counter({
      name: "riddle_ai_cost_dollars_total",
      help: "What requests to the AI have cost, those of unknown cost by the most that they can.",
      registers,
    }),
  };
}
