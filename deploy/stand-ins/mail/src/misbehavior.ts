import { z } from "zod";
import { modeSchema, takeMode, timesSchema } from "@wordlehint/stand-in-kit/modes";
import { modes, type Mode, type Phase } from "./modes.ts";

/** The body of `PUT /mode`. */
export const changeSchema = z
  .strictObject({
    mode: modeSchema(modes),
    times: timesSchema,
    /** Holds only for recipients whose address contains this text. Null for all. */
    to: z.string().toLowerCase().nullable().default(null),
    /** Of `slow`. */
    delayMs: z.int().min(0).default(500),
  })
  .refine(({ mode, to }) => to === null || !["connection", "login", "all"].includes(modes[mode].phase), {
    message: "This mode holds for all recipients.",
    path: ["to"],
  });

export type Misbehavior = ReturnType<typeof createMisbehavior>;

/** Creates the state that says how the server treats mails. */
export function createMisbehavior(mode: Mode) {
  const state = { ...changeSchema.parse({ mode }), mails: 0 };
  return {
    /** The mode, how many times it has left, and how many mails were taken. */
    state,
    /** Returns the mode that has its effect in a phase, and counts it as one time. */
    next: (phase: Phase, recipients: readonly string[] = []): Mode => {
      const { mode: now, to } = state;
      if (modes[now].phase !== phase) return "good";
      if (to !== null && !recipients.some((recipient) => recipient.toLowerCase().includes(to))) return "good";
      return takeMode(state);
    },
    delayMs: (): number => (state.mode === "slow" ? state.delayMs : 0),
  };
}
