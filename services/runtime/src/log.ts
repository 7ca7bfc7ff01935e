import { pino, stdTimeFunctions, type Logger } from "pino";

export type Log = Logger;

const secretNames = [
  "password",
  "token",
  "authorization",
  "cookie",
  "secret",
  "clientSecret",
  "word",
  "answer",
];

/**
 * A JSON log on standard output. Secrets and puzzle answers are blotted out where a field of that name is
 * logged at the first or second level; the rule is still not to log them.
 */
export function createLog({ service, level }: { service: string; level: string }): Log {
  return pino({
    base: { service },
    level,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`]), censor: "[hidden]" },
  });
}
