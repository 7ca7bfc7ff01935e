import type { Command, OperatorDone } from "@wordlehint/runtime";
import type { Context } from "../context.ts";

/** The options of the command line. */
export type Flags = { yes?: boolean; emergency?: boolean; help?: boolean };

/** What commands need of the service; events that they add to the outbox are published by a running service. */
export type CommandContext = Pick<
  Context,
  "accounts" | "sessions" | "signingKeys" | "operatorRecords" | "now"
> & {
  outbox: Pick<Context["outbox"], "wake">;
};

export type AccountsCommand = Command<CommandContext, Flags, OperatorDone>;
