import { stdSerializers } from "pino";
import type { Log } from "./log.ts";

const minuteMs = 60_000;

/** The warnings of each log that were given within the last minute. */
const given = new WeakMap<object, Map<string, { repeated: number; fields: Fields }>>();

type Fields = Readonly<Record<string, unknown>>;

/**
 * Logs a warning that may repeat many times a second while something is away: the first at once, and then one a minute
 * with the number of those since as `repeated`, and a `reason` instead of the error with its stack. Warnings are the same
 * if their message and the code of their error, or their `reason`, are. Each is also a debug line.
 */
export function warnOncePerMinute(log: Pick<Log, "warn" | "debug">, fields: Fields, message: string): void {
  const warnings = given.get(log) ?? new Map<string, { repeated: number; fields: Fields }>();
  given.set(log, warnings);
  const key = `${message} ${causeOf(fields)}`;
  const known = warnings.get(key);
  if (known) {
    known.repeated++;
    known.fields = fields;
    log.debug(fields, message);
    return;
  }
  log.warn(fields, message);
  const warning = { repeated: 0, fields };
  warnings.set(key, warning);
  const timer = setInterval(() => {
    if (warning.repeated === 0) {
      clearInterval(timer);
      warnings.delete(key);
      return;
    }
    log.warn({ ...withoutStack(warning.fields), repeated: warning.repeated }, message);
    warning.repeated = 0;
  }, minuteMs).unref();
}

/** Returns an error's message, followed by those of its causes. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? stdSerializers.err(error).message : String(error);
}

function withoutStack({ err, ...fields }: Fields): Fields {
  return err === undefined ? fields : { ...fields, reason: reasonOf(err) };
}

/** Returns what tells warnings of one message apart: the code of the innermost error, with its address if it has one. */
function causeOf({ err, reason }: Fields): string {
  let error: unknown = err;
  while (error instanceof Error && error.cause instanceof Error) ({ cause: error } = error);
  if (!(error instanceof Error)) return String(reason);
  const { code, address = "", port = "" } = error as SystemError;
  return `${code ?? error.name} ${address} ${port}`;
}

type SystemError = { name: string; code?: string | number; address?: string; port?: number | string };
