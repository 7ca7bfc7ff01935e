import { backoffMs, type Backoff, type Log } from "@wordlehint/runtime";
import type { MailMetrics } from "./mail-metrics.ts";

type Parts = { log: Log; mailMetrics: MailMetrics };

/** Counts the failures of the mail server in a row, and delays further attempts with backoff. */
export function createServerHealth({ log, mailMetrics }: Parts, retry: Backoff) {
  let failures = 0;
  let failedAt = 0;
  let opensAt = 0;
  return {
    isFailing: (): boolean => failures > 0,

    /** Returns the time until the server may be tried again, in milliseconds; 0 or less if it may be now. */
    waitMs: (): number => opensAt - performance.now(),

    /** Notes an attempt that began at `startedAt`, with the reason if the server couldn't be used. */
    note: (startedAt: number, fault: string | undefined): void => {
      if (fault === undefined) {
        if (failures > 0) log.info("the mail server can be used again");
        failures = 0;
      } else if (startedAt >= failedAt) {
        // Mails that were begun before the last failure say nothing new.
        failures++;
        failedAt = performance.now();
        opensAt = failedAt + backoffMs(failures - 1, retry);
        log[failures === 1 ? "error" : "debug"](
          { reason: fault, failures },
          "the mail server can't be used, trying again later",
        );
      }
      mailMetrics.serverFailures.set(failures);
    },
  };
}
