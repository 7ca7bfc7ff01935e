import type { Steadiness } from "@wordlehint/runtime";
import type { Limits } from "../context.ts";

/** Returns how steadily clients must take what comes from another process, to which each occupies a connection. */
export const steadinessOf = ({ stalledMs, slowestBytesPerSecond }: Limits): Steadiness => ({
  patienceMs: stalledMs,
  bytesPerSecond: slowestBytesPerSecond,
});
