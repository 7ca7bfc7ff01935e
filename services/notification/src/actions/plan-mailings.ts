import type { Context } from "../context.ts";
import { latestStartMs, mailingIn, nextReleaseIn, type MailingPlan } from "../domain/mailing.ts";
import { runMailing } from "./run-mailing.ts";

const hourMs = 3_600_000;

/**
 * Runs every mailing that is due: of the latest riddle in each time zone where somebody has been subscribed since before
 * its release. One that couldn't begin within twelve hours of the release isn't sent, and operators read why.
 * @returns when the next riddle is released in one of the zones
 * @throws when a mailing couldn't be run; the others were, and it is safe to run again
 */
export async function planMailings(context: Context): Promise<Date | undefined> {
  const { subscribers, mailings, now, log } = context;
  const zones = await subscribers.zones();
  const plans = zones.map((timeZone) => mailingIn(timeZone, now()));
  const states = await mailings.findStates(plans.map(({ id }) => id));
  const failures: unknown[] = [];
  for (const plan of plans) {
    const state = states.get(plan.id);
    if (context.signal.aborted || state === "filled" || state === "missed") continue;
    try {
      if (state === undefined && !(await begin(context, plan))) continue;
      await runMailing(context, plan);
    } catch (error) {
      log.warn({ err: error, date: plan.date, timeZone: plan.timeZone }, "mailing can't go on, retrying");
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} mailings can't go on`);
  const next = zones.map((timeZone) => nextReleaseIn(timeZone, now()).getTime());
  return next.length > 0 ? new Date(Math.min(...next)) : undefined;
}

/** Adds a mailing. False when nobody gets it, or it isn't sent. */
async function begin({ subscribers, mailings, log }: Context, plan: MailingPlan): Promise<boolean> {
  const { id, timeZone, date, releasedAt, expiresAt, isLate } = plan;
  if (!(await subscribers.hasActiveBefore(timeZone, releasedAt))) return false;
  const mailing = { id, timeZone, date, releasedAt, expiresAt, cursor: "" };
  if (!isLate) {
    await mailings.add({ ...mailing, state: "preparing" });
    return true;
  }
  const reason = `It couldn't begin within ${latestStartMs / hourMs} hours of the riddle's release.`;
  if (await mailings.add({ ...mailing, state: "missed", reason }))
    log.error({ date, timeZone, reason }, "mailing missed");
  return false;
}
