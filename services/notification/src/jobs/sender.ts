import { randomUUID } from "node:crypto";
import { backoffMs, endsWithin, wait, type Backoff } from "@wordlehint/runtime";
import { prepareDeliveries, sendDelivery, type Prepared } from "../actions/send-delivery.ts";
import type { Context } from "../context.ts";
import type { Delivery } from "../domain/delivery.ts";
import type { Outcome } from "../store/delivery-store.ts";

export type SenderOptions = {
  /** The longest time between two looks at the queue. */
  pollMs?: number | undefined;
  serverRetry?: Backoff | undefined;
  /** Time for which the shutdown waits for mails in progress; shorter than a process has to shut down. 6 s by default. */
  closeMs?: number;
};

/** Deliveries read ahead, as a multiple of those sent at the same time. */
const window = 10;
/** Lifetime of the read-ahead, so that urgent mails don't wait behind it. */
const windowMs = 500;
const markRetryMs = 250;

/**
 * Sends what is queued, as many mails at the same time as there are places, until the service shuts down.
 *
 * A place becomes free when it is recorded what has become of its mail, so that a process that is killed repeats at most
 * as many mails as it has places. At the end, no more deliveries are claimed, and those that are being sent are recorded.
 */
export function startSender(
  context: Context,
  { pollMs = 500, serverRetry = { firstMs: 1000, maxMs: 60_000 }, closeMs = 6000 }: SenderOptions,
): void {
  const { deliveries, sending, signal, ready, log, now, config, mailMetrics, onClose, claimMs } = context;
  const places = config.MAIL_PLACES;
  const pace = createPace(config.MAILS_PER_SECOND);
  let busy = 0;
  let candidates: Delivery[] = [];
  let candidatesUntil = 0;
  let finished: (Outcome & { claimedBy: string })[] = [];
  let isMarking = false;
  let changed = Promise.withResolvers<undefined>();
  const server = { failures: 0, failedAt: 0, opensAt: 0 };
  /** Aborted when the shutdown doesn't wait any longer, so that no write is retried after it. */
  const giveUp = new AbortController();

  const nextChange = () => endsWithin(pollMs, changed.promise);
  const tellChange = () => {
    changed.resolve(undefined);
    changed = Promise.withResolvers();
  };
  signal.addEventListener("abort", tellChange);

  /** Records what has become of all mails since the last time, in one write. */
  const mark = async () => {
    if (isMarking) return;
    isMarking = true;
    while (finished.length > 0 && !giveUp.signal.aborted) {
      const group = finished;
      finished = [];
      try {
        await deliveries.finish(group, now());
        busy -= group.length;
        tellChange();
      } catch (error) {
        log.warn({ err: error, mails: group.length }, "it couldn't be recorded which mails were sent");
        finished = [...group, ...finished];
        await wait(markRetryMs, giveUp.signal);
      }
    }
    isMarking = false;
  };

  const noteServer = (startedAt: number, fault: string | undefined) => {
    if (fault === undefined) {
      if (server.failures > 0) log.info("the mail server can be used again");
      server.failures = 0;
    } else if (startedAt >= server.failedAt) {
      // Mails that were begun before the last failure say nothing new.
      server.failures++;
      server.failedAt = performance.now();
      server.opensAt = server.failedAt + backoffMs(server.failures - 1, serverRetry);
      log[server.failures === 1 ? "error" : "debug"](
        { reason: fault, failures: server.failures },
        "the mail server can't be used, trying again later",
      );
      candidates = [];
    }
    mailMetrics.serverFailures.set(server.failures);
  };

  const sendOne = async (prepared: Prepared, claimedBy: string) => {
    const { id, dueAt, attempts } = prepared.delivery;
    const isTurn = await pace(signal);
    if (!isTurn || performance.now() < server.opensAt) {
      finished.push({ id, claimedBy, state: "queued", dueAt, attempts });
    } else {
      const startedAt = performance.now();
      const { outcome, serverFault } = await sendDelivery(context, prepared);
      if (serverFault !== undefined || outcome.state === "sent") noteServer(startedAt, serverFault);
      finished.push({ ...outcome, claimedBy });
    }
    await mark();
  };

  const readCandidates = async () => {
    if (candidates.length > 0 && performance.now() < candidatesUntil) return;
    candidates = spread(await deliveries.listDue(now(), window * places));
    candidatesUntil = performance.now() + windowMs;
  };

  /** Claims up to `count` deliveries and begins to send them. Returns how many there were to claim. */
  const begin = async (count: number): Promise<number> => {
    await readCandidates();
    const chosen = candidates.splice(0, count);
    if (chosen.length === 0) return 0;
    const claimedBy = randomUUID();
    const own = new Set(
      await deliveries.claim(
        chosen.map(({ id }) => id),
        claimedBy,
        new Date(now().getTime() + claimMs),
      ),
    );
    if (own.size < chosen.length) candidates = [];
    if (own.size === 0) return chosen.length;
    busy += own.size;
    const claimed = chosen.filter(({ id }) => own.has(id));
    try {
      for (const prepared of await prepareDeliveries(context, claimed)) void sendOne(prepared, claimedBy);
    } catch (error) {
      finished.push(
        ...claimed.map(({ id, dueAt, attempts }) => ({
          id,
          claimedBy,
          state: "queued" as const,
          dueAt,
          attempts,
        })),
      );
      await mark();
      throw error;
    }
    return chosen.length;
  };

  const step = async () => {
    const pausedAt = await isPaused();
    mailMetrics.paused.set(pausedAt ? 1 : 0);
    const waitMs = server.opensAt - performance.now();
    if (pausedAt || waitMs > 0) {
      await wait(Math.max(1, Math.min(pausedAt ? pollMs : waitMs, pollMs)), signal);
      return;
    }
    // While the server can't be used, one mail tries it.
    const free = (server.failures > 0 ? 1 : places) - busy;
    if (free <= 0) {
      await nextChange();
      return;
    }
    // Few free places wait a moment for more, since a claim costs the same for one mail and for many.
    if (busy > 0 && free < places / 2 && (await nextChange())) return;
    if ((await begin(free)) === 0) await nextChange();
  };

  let pausedCheckedAt = -Infinity;
  let pausedAt: Date | undefined;
  /** Asked for at most twice a second. */
  const isPaused = async () => {
    if (performance.now() - pausedCheckedAt > pollMs) {
      pausedAt = await sending.pausedAt();
      pausedCheckedAt = performance.now();
    }
    return pausedAt;
  };

  const run = async () => {
    await ready;
    for (let failures = 0; !signal.aborted;) {
      try {
        await step();
        failures = 0;
      } catch (error) {
        log[failures === 0 ? "warn" : "debug"](
          { err: error },
          "the queue of mails couldn't be read, retrying",
        );
        await wait(backoffMs(failures++, { firstMs: 250, maxMs: 5000 }), signal);
      }
    }
    while (busy > 0 && !giveUp.signal.aborted) await nextChange();
  };
  const running = run();
  onClose(async () => {
    if (!(await endsWithin(closeMs, running))) log.warn({ mails: busy }, "mails were still being sent");
    giveUp.abort();
  });
}

/** Replicas that read the same deliveries begin at different ones. Those of the first priority stay where they are. */
function spread(deliveries: readonly Delivery[]): Delivery[] {
  const first = deliveries.filter(({ priority }) => priority === 0);
  const others = deliveries.slice(first.length);
  const start = Math.floor(Math.random() * others.length);
  return [...first, ...others.slice(start), ...others.slice(0, start)];
}

/** Lets as many mails through in a second. Resolves with false when the signal was aborted before a mail's turn. */
function createPace(perSecond: number): (signal: AbortSignal) => Promise<boolean> {
  let nextMs = 0;
  return async (signal) => {
    if (perSecond > 0) {
      const time = performance.now();
      const turnMs = Math.max(time, nextMs);
      nextMs = turnMs + 1000 / perSecond;
      if (turnMs > time) await wait(turnMs - time, signal);
    }
    return !signal.aborted;
  };
}
