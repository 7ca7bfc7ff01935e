import type { Context } from "../context.ts";
import { deliveryOf } from "../domain/delivery.ts";
import type { MailingPlan } from "../domain/mailing.ts";
import { wantsMail } from "../domain/subscriber.ts";
import type { Mailing } from "../store/mailing-store.ts";
import { prepareMailing } from "./prepare-mailing.ts";

/** Longer than a batch takes, so that another replica takes over only from one that has died. */
const holdMs = 60_000;

/**
 * Makes a delivery for everybody who gets a mailing. Begins where it was left: a delivery that exists isn't made again.
 * Another replica that works on the mailing goes on alone.
 * @returns whether the mailing is filled
 * @throws when the riddle service or the database is away; safe to run again
 */
export async function runMailing(context: Context, plan: MailingPlan): Promise<boolean> {
  const { mailings, now, replicaId } = context;
  const held = await mailings.hold(plan.id, replicaId, now(), untilOf(context));
  if (!held) return false;
  const mailing = held.content ? held : await withContent(context, held);
  return mailing ? fill(context, mailing) : false;
}

const untilOf = ({ now }: Pick<Context, "now">) => new Date(now().getTime() + holdMs);

/** Undefined while there is nothing that may be sent. */
async function withContent(context: Context, mailing: Mailing): Promise<Mailing | undefined> {
  const { mailings, replicaId, log } = context;
  const { id, date, timeZone, state } = mailing;
  const prepared = await prepareMailing(context, mailing);
  if (prepared === "unreleased") return undefined;
  if (prepared === "held") {
    const reason =
      "The spoiler guard refuses the mail in every form. Change the riddle's text, or send no mail.";
    await mailings.save(id, replicaId, { state: "held", reason, heldUntil: untilOf(context) });
    if (state !== "held") log.error({ date, timeZone, reason }, "mailing held");
    return undefined;
  }
  const change = { ...prepared, state: "filling" as const, reason: "" };
  if (!(await mailings.save(id, replicaId, { ...change, heldUntil: untilOf(context) }))) return undefined;
  return { ...mailing, ...change };
}

async function fill(context: Context, mailing: Mailing): Promise<boolean> {
  const { subscribers, deliveries, mailings, replicaId, signal, now, batchSize, log } = context;
  const { id, timeZone, date, releasedAt, expiresAt } = mailing;
  for (let { cursor } = mailing; !signal.aborted;) {
    const batch = await subscribers.listActive(timeZone, cursor, batchSize);
    const wanting = batch.filter((subscriber) => wantsMail(subscriber, date, releasedAt));
    await deliveries.add(
      wanting.map((subscriber) =>
        deliveryOf(
          {
            key: `daily:${subscriber.id}:${date}`,
            kind: "daily-hint",
            subscriberId: subscriber.id,
            mailing: id,
            data: {},
            expiresAt,
          },
          now(),
        ),
      ),
    );
    cursor = batch.at(-1)?.id ?? cursor;
    const isFilled = batch.length < batchSize;
    const state = isFilled ? "filled" : "filling";
    const isOurs = await mailings.save(id, replicaId, { cursor, state, heldUntil: untilOf(context) });
    if (isFilled && isOurs) log.info({ date, timeZone }, "mailing filled");
    if (isFilled || !isOurs) return isFilled;
  }
  return false;
}
