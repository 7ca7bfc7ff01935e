import type { Command, OperatorDone } from "@wordlehint/runtime";
import type { CommandConfig } from "../config.ts";
import type { Context } from "../context.ts";

/** The options of the command line. */
export type Flags = {
  "dry-run"?: boolean;
  "webhook-url"?: string;
  monthly?: string;
  yearly?: string;
  currency?: string;
  help?: boolean;
};

/** What commands need of the service; events that they add to the outbox are published by a running service. */
export type CommandContext = Pick<
  Context,
  | "accounts"
  | "customers"
  | "persons"
  | "provider"
  | "webhookSecrets"
  | "operatorRecords"
  | "graceMs"
  | "now"
  | "log"
> & { outbox: Pick<Context["outbox"], "wake">; config: CommandConfig };

export type BillingCommand = Command<CommandContext, Flags, OperatorDone>;
