import type { Log } from "./log.ts";

/** The account and client of an operation that concerns access. Never a secret: not even an email address that was typed. */
export type AuditRecord = Readonly<Record<string, string | number>> & {
  /** The id of the account or token; `unknown` if there is none. */
  who: string;
  /** The client's address or network; see `clientNetwork`. */
  from: string;
};

/**
 * Writes one line to the log. All of these lines have a field `audit`, by which operators find and count them.
 * @param event what happened, in a few words that stay the same, such as `sign-in refused`.
 */
export function audit(log: Log, event: string, record: AuditRecord): void {
  log.warn({ audit: event, ...record }, event);
}
