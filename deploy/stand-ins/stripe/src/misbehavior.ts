import { z } from "zod";
import { modeSchema, takeMode, timesSchema } from "@wordlehint/stand-in-kit/modes";
import { apiModes, webhookModes, type ApiMode, type WebhookMode } from "./modes.ts";

const behaviorSchema = <Mode extends string>(modes: Readonly<Record<Mode, string>>) =>
  z.strictObject({
    mode: modeSchema(modes),
    times: timesSchema,
    /** For `slow`, `late` and `reorder`. */
    delayMs: z.int().min(0).default(1000),
    /** Limits the mode to requests (`POST /v1/subscriptions`) or events (`invoice.`) that begin so. Null for all. */
    only: z.string().nullable().default(null),
  });

/** The changes that tests may make while the server runs. */
export const changeSchema = z
  .strictObject({ api: behaviorSchema(apiModes), webhooks: behaviorSchema(webhookModes) })
  .partial();

export type Misbehavior = ReturnType<typeof createMisbehavior>;

/** Keeps how the server behaves. */
export function createMisbehavior() {
  const state = {
    api: behaviorSchema(apiModes).parse({ mode: "good" }),
    webhooks: behaviorSchema(webhookModes).parse({ mode: "good" }),
  };
  return {
    state,
    /** Returns the mode for a request, and uses up one of its `times`. */
    nextForRequest: (method: string, url: string): ApiMode => next(state.api, `${method} ${url}`),
    /** Returns the mode for an event, and uses up one of its `times`. */
    nextForEvent: (type: string): WebhookMode => next(state.webhooks, type),
  };
}

function next<Mode extends string>(
  behavior: { mode: Mode; times: number | null; only: string | null },
  subject: string,
): Mode | "good" {
  if (behavior.only !== null && !subject.startsWith(behavior.only)) return "good";
  return takeMode(behavior);
}
