import type { StreamInfo } from "nats";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics.ts";

const alarmRatio = 0.8;

/** Returns a function that measures how full a stream is, and tells operators when it becomes nearly full. */
export function watchStreamFill({ log, metrics }: { log: Log; metrics?: Metrics | undefined }) {
  let isAlarmed = false;
  return ({ config, state }: StreamInfo): void => {
    const ratio = Math.max(0, state.bytes / config.max_bytes);
    metrics?.eventStreamFill.set(ratio);
    if (ratio >= alarmRatio && !isAlarmed)
      log.error(
        { bytes: state.bytes, maxBytes: config.max_bytes },
        "the event stream is nearly full: soon its oldest events are dropped",
      );
    isAlarmed = ratio >= alarmRatio;
  };
}
