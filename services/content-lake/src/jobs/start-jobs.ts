import type { Context } from "../context.ts";
import { startReadingCommits } from "./read-commits.ts";
import { startRecordingOperatorChanges } from "./record-operator-changes.ts";
import { startSavingCheckpoints } from "./save-checkpoints.ts";
import { startSweepingAssets } from "./sweep-assets.ts";
import { startWatchingAccess } from "./watch-access.ts";

/** What a test may replace. */
export type JobOverrides = {
  /** How often to look for transactions of other replicas. */
  pollMs?: number;
  /** Transactions between two checkpoints. */
  checkpointEvery?: number;
  /** How often to look for credentials that are no longer valid. */
  accessCheckMs?: number;
};

/** Starts what the lake does by itself, all its life. */
export function startJobs(context: Context, overrides: JobOverrides = {}): void {
  const { pollMs = 2000, checkpointEvery = 1000, accessCheckMs = 10_000 } = overrides;
  startReadingCommits(context, pollMs);
  startSavingCheckpoints(context, checkpointEvery);
  startWatchingAccess(context, accessCheckMs);
  startSweepingAssets(context);
  startRecordingOperatorChanges(context);
}
