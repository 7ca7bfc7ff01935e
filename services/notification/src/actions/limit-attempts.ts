import { TooManyAttempts, type Attempt, type AttemptLimit } from "@wordlehint/runtime";
import type { Context } from "../context.ts";

/**
 * Counts an attempt under each limit.
 * @throws {TooManyAttempts} when one of them makes it wait.
 */
export async function limitAttempts(
  { attempts }: Pick<Context, "attempts">,
  limits: readonly AttemptLimit[],
): Promise<Extract<Attempt, { isAllowed: true }>> {
  const attempt = await attempts.count(limits);
  if (attempt.isAllowed) return attempt;
  throw new TooManyAttempts(attempt.retryAfterSeconds);
}
