import { startJob } from "@wordlehint/runtime";
import { readArchive } from "../actions/read-archive.ts";
import type { Context } from "../context.ts";

/**
 * Keeps the past riddles in memory: reads them at the start, and every `everyMs` for what an operator or another
 * replica has changed.
 */
export function startArchiveKeeper(context: Context, { everyMs }: { everyMs: number }): void {
  startJob(context, { name: "archive", run: () => readArchive(context), everyMs });
}
