import { backoffMs, emailKeyOf, isDatabaseGone } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { afterRefusal, type Delivery } from "../domain/delivery.ts";
import { maySendTo } from "../domain/may-send.ts";
import { smtpVerdict } from "../domain/smtp-verdict.ts";
import { addressHash } from "../domain/verp.ts";
import type { Outcome } from "../store/delivery-store.ts";
import type { Reader } from "../store/subscriber-store.ts";
import type { Suppression } from "../store/suppression-store.ts";
import { composeMail, NothingToSend } from "./compose-mail.ts";
import { suppressAddress } from "./suppress-address.ts";

/** A claimed delivery, with what was read for it. */
export type Prepared = {
  delivery: Delivery;
  /** Returns the subscriber of a daily mail, unless it is gone. */
  reader: Reader | undefined;
  suppression: Suppression | undefined;
};

/** `serverFault`: no mail can be sent at all, for this reason. */
export type Sent = { outcome: Outcome; serverFault?: string };

/** Reads who gets claimed deliveries and whether they may be sent, all at once. */
export async function prepareDeliveries(
  { subscribers, suppressions, config }: Pick<Context, "subscribers" | "suppressions" | "config">,
  deliveries: readonly Delivery[],
): Promise<Prepared[]> {
  const daily = deliveries.flatMap(({ kind, subscriberId }) =>
    kind === "daily-hint" && subscriberId !== undefined ? [subscriberId] : [],
  );
  const readers = daily.length > 0 ? await subscribers.findActive(daily) : [];
  const readerById = new Map(readers.map((reader) => [reader.id, reader]));
  const addressees = deliveries.map((delivery) => {
    const reader = delivery.kind === "daily-hint" ? readerById.get(delivery.subscriberId ?? "") : undefined;
    const emailKey = reader?.emailKey ?? (delivery.to === undefined ? undefined : emailKeyOf(delivery.to));
    return { delivery, reader, hash: emailKey === undefined ? "" : addressHash(config.LINK_KEY, emailKey) };
  });
  const suppressed = await suppressions.find(addressees.map(({ hash }) => hash));
  return addressees.map(({ hash, ...rest }) => ({ ...rest, suppression: suppressed.get(hash) }));
}

/** Sends a claimed delivery, and returns what has become of it. Never rejects. */
export async function sendDelivery(context: Context, prepared: Prepared): Promise<Sent> {
  const { delivery, reader, suppression } = prepared;
  const { id, kind, expiresAt } = delivery;
  const { now, mailMetrics, server } = context;
  const end = (state: Exclude<Outcome["state"], "queued">, reason?: string): Sent => {
    mailMetrics.mails.inc({ kind, outcome: state });
    // Of an account that is gone, nothing is kept once its owner has been told.
    const isForgotten = kind === "account-deleted";
    return { outcome: { id, state, isForgotten, ...(reason !== undefined && { reason }) } };
  };
  if (expiresAt <= now()) return end("failed", "its time was over");
  if (!maySendTo(suppression?.reason, kind)) return end("suppressed", suppression?.reason);
  try {
    await server.send(await composeMail(context, delivery, reader));
    return end("sent");
  } catch (error) {
    if (error instanceof NothingToSend) return end("suppressed", error.message);
    if (isDatabaseGone(error)) {
      const { dueAt, attempts } = delivery;
      return { outcome: { id, state: "queued", dueAt, attempts } };
    }
    return afterError(context, prepared, error, end);
  }
}

async function afterError(
  context: Context,
  { delivery, reader }: Prepared,
  error: unknown,
  end: (state: Exclude<Outcome["state"], "queued">, reason?: string) => Sent,
): Promise<Sent> {
  const { now, retry, log, mailMetrics } = context;
  const { id, kind, attempts, dueAt } = delivery;
  const verdict = smtpVerdict(error);
  const { reason } = verdict;
  switch (verdict.kind) {
    case "server":
      return { outcome: { id, state: "queued", dueAt, attempts }, serverFault: reason };
    case "retry": {
      const next = afterRefusal(delivery, { now: now(), delayMs: backoffMs(attempts, retry), reason });
      if (next.state === "failed") return end("failed", reason);
      mailMetrics.mails.inc({ kind, outcome: "retried" });
      return { outcome: { id, ...next } };
    }
    case "suppress": {
      const emailKey = reader?.emailKey ?? emailKeyOf(delivery.to ?? "");
      await suppressAddress(context, emailKey, "bounce").catch((cause: unknown) =>
        log.warn({ err: cause }, "an address that doesn't exist couldn't be suppressed"),
      );
      return end("suppressed", reason);
    }
    case "fail":
      return end("failed", reason);
    case "quarantine":
      log.error({ err: error, delivery: id, kind, reason }, "mail quarantined");
      return end("quarantined", reason);
  }
}
