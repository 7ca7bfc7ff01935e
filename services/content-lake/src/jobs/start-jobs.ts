import type { Context } from "../context.ts";
import { startReadingCommits } from "./read-commits.ts";
import { startRecordingOperatorChanges } from "./record-operator-changes.ts";
import { startSavingCheckpoints } from "./save-checkpoints.ts";
import { startSweepingAssets } from "./sweep-assets.ts";
import { startWatchingAccess } from "./watch-access.ts";

/** Options that tests replace. */
export type JobOverrides = {
  /** Interval of reading the transactions of other replicas. */
  pollMs?: number;
  /** Transactions between two checkpoints. */
  checkpointEvery?: number;
  /** Interval of checking the credentials of open connections. */
  accessCheckMs?: number;
};

/** Starts the background jobs. */
export function startJobs(context: Context, overrides: JobOverrides = {}): void {
  const { pollMs = 2000, checkpointEvery = 1000, accessCheckMs = 10_000 } = overrides;
  startReadingCommits(context, pollMs);
  startSavingCheckpoints(context, checkpointEvery);
  startWatchingAccess(context, accessCheckMs);
  startSweepingAssets(context);
  startRecordingOperatorChanges(context);
}
