import type { Command, OperatorDone } from "@wordlehint/runtime";
import type { Context } from "../context.ts";

/** The options of the command line. */
export type Flags = { help?: boolean };

export type MailCommand = Command<Context, Flags, OperatorDone>;

export const addressOperand = { name: "ADDRESS", what: "an e-mail address" };
