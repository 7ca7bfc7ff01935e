import type { Command } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import type { OperatorChange } from "../domain/access/operator-change.ts";

/** The options of the command line. */
export type Flags = {
  role?: string;
  name?: string;
  ask?: boolean;
  private?: boolean;
  read?: boolean;
  write?: boolean;
  help?: boolean;
};

/** A command resolves with what it has changed, if anything. */
export type LakeCommand = Command<Context, Flags, OperatorChange | undefined>;
