import type { Context } from "../context.ts";

/** The part of the service that commands need. A running service publishes the events that they add to the outbox. */
export type CommandContext = Pick<
  Context,
  "accounts" | "sessions" | "signingKeys" | "operatorRecords" | "now"
> & {
  outbox: Pick<Context["outbox"], "wake">;
};
