import type { AccountExport } from "@wordlehint/contracts";
import { DomainError } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import type { Account } from "../domain/account.ts";
import { ownData } from "../domain/own-data.ts";
import { limitAttempts } from "./limit-attempts.ts";

const minuteMs = 60_000;

/**
 * Gathers everything that all services store about a person.
 * @throws {DomainError} `unavailable` when one of them doesn't respond: nothing is left out.
 * @throws {TooManyAttempts} when the person asks too often.
 */
export async function exportPersonalData(
  context: Pick<Context, "sessions" | "attempts" | "personalData" | "log" | "now">,
  { account, network }: { account: Account; network: string },
): Promise<AccountExport> {
  const { sessions, personalData, log, now } = context;
  const attempt = await limitAttempts(context, { purpose: "export", who: account.id, from: network }, [
    { key: `export ${account.id}`, free: 5, maxPauseMs: 15 * minuteMs },
    { key: `export from ${network}`, free: 30, maxPauseMs: minuteMs, windowMs: 60 * minuteMs },
  ]);
  try {
    const [others, ownSessions] = await Promise.all([
      personalData.fetchAll(account.id).catch((error: unknown) => {
        log.warn({ err: error }, "a service didn't respond with its part of a person's data");
        throw new DomainError(
          "unavailable",
          "Your data can't be gathered completely right now. Please try again in a few minutes.",
        );
      }),
      sessions.listAll(account.id),
    ]);
    return { exportedAt: now().toISOString(), parts: { auth: ownData(account, ownSessions), ...others } };
  } catch (error) {
    await attempt.giveBack();
    throw error;
  }
}
