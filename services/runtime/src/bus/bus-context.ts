import type { Log } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import type { Link } from "./keep-connected.ts";
import type { BusNames } from "./names.ts";

/** A position in the event stream. `stream` tells a stream from a later one that was created under the same name. */
export type StreamPlace = { stream: string; sequence: number };

/** The state that the modules of the bus share. */
export type BusContext = {
  names: BusNames;
  log: Log;
  service: string;
  metrics: Metrics | undefined;
  signal: AbortSignal;
  ackWaitMs: number;
  link(): Promise<Link>;
  recheck(): void;
};
