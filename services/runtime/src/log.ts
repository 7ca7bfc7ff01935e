import { pino, stdSerializers, stdTimeFunctions, type DestinationStream, type Logger } from "pino";
import { hideSecrets } from "./hide-secrets.ts";

/** A pino logger. */
export type Log = Logger;

/** Options of `createLog`. */
export type LogOptions = {
  service: string;
  level: string;
  /** Standard output by default. */
  destination?: DestinationStream;
};

/**
 * A JSON log, one object per line. Fields that are named like a secret or a puzzle answer are redacted at any
 * depth, and so are credentials in URLs; still, don't log them.
 */
export function createLog({ service, level, destination }: LogOptions): Log {
  const options = {
    base: { service },
    level,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }), log: hideInFields },
    serializers: { err: (error: unknown) => hideSecrets(stdSerializers.err(error as Error)) },
  };
  // Synchronous, so that the last lines of a process that crashes are written, and in order.
  return pino(options, destination ?? pino.destination({ dest: 1, sync: true }));
}

function hideInFields({ err, ...fields }: Record<string, unknown>): Record<string, unknown> {
  const hidden = hideSecrets(fields) as Record<string, unknown>;
  return err === undefined ? hidden : { ...hidden, err };
}
