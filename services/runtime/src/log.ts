import { pino, stdSerializers, stdTimeFunctions, type DestinationStream, type Logger } from "pino";
import { hideSecrets } from "./hide-secrets.ts";

export type Log = Logger;

export type LogOptions = {
  service: string;
  level: string;
  /** Standard output by default. */
  destination?: DestinationStream;
};

/**
 * A JSON log, a line each. Fields that are named like a secret or a puzzle answer are blotted out at any
 * depth, and so are credentials in addresses; the rule is still not to log them.
 */
export function createLog({ service, level, destination }: LogOptions): Log {
  const options = {
    base: { service },
    level,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }), log: hideInFields },
    serializers: { err: (error: unknown) => hideSecrets(stdSerializers.err(error as Error)) },
  };
  // Written at once, so that the last words of a process that crashes come last, and come at all.
  return pino(options, destination ?? pino.destination({ dest: 1, sync: true }));
}

function hideInFields({ err, ...fields }: Record<string, unknown>): Record<string, unknown> {
  const hidden = hideSecrets(fields) as Record<string, unknown>;
  return err === undefined ? hidden : { ...hidden, err };
}
