import { audit, TooManyAttempts, type Attempt, type AttemptLimit } from "@wordlehint/runtime";
import type { Context } from "../context.ts";

const minuteMs = 60_000;

/** The attempted operation, the account and the client, as audit records name them. */
type Attempted = { purpose: string; who: string; from: string };

/**
 * Counts an attempt under each limit.
 * @throws {TooManyAttempts} when one of them makes it wait.
 */
export async function limitAttempts(
  { attempts, log }: Pick<Context, "attempts" | "log">,
  { purpose, ...record }: Attempted,
  limits: readonly AttemptLimit[],
): Promise<Extract<Attempt, { isAllowed: true }>> {
  const attempt = await attempts.count(limits);
  if (attempt.isAllowed) return attempt;
  audit(log, `${purpose} slowed down`, record);
  throw new TooManyAttempts(attempt.retryAfterSeconds);
}

/** Counts by network what signed-in players have sent to addresses that they may have made up. */
export const mailsFrom = (network: string): AttemptLimit => ({
  key: `mails from ${network}`,
  free: 20,
  firstPauseMs: minuteMs,
  maxPauseMs: 15 * minuteMs,
  windowMs: 60 * minuteMs,
});
