import { randomUUID } from "node:crypto";
import { endsWithin, startJob, wait, type Backoff } from "@wordlehint/runtime";
import { prepareDeliveries, sendDelivery, type Prepared } from "../actions/send-delivery.ts";
import type { Context } from "../context.ts";
import type { Delivery } from "../domain/delivery.ts";
import { createDueDeliveries } from "../state/due-deliveries.ts";
import { createOutcomeRecorder } from "../state/outcome-recorder.ts";
import { createServerHealth } from "../state/server-health.ts";
import type { Outcome } from "../store/delivery-store.ts";

export type SenderOptions = {
  /** The longest time between two looks at the queue. */
  pollMs?: number | undefined;
  serverRetry?: Backoff | undefined;
  /** Time for which the shutdown waits for mails in progress; shorter than a process has to shut down. 6 s by default. */
  closeMs?: number;
};

/** Deliveries read ahead, as a multiple of those sent at the same time. */
const readAhead = 10;

/**
 * Sends what is queued, up to MAIL_PLACES at the same time, until the service shuts down.
 *
 * A place becomes free when the outcome of its mail is recorded, so that a process that is killed repeats at most as
 * many mails as that. At the end, no more deliveries are claimed, and those that are being sent are recorded.
 */
export function startSender(
  context: Context,
  { pollMs = 500, serverRetry = { firstMs: 1000, maxMs: 60_000 }, closeMs = 6000 }: SenderOptions,
): void {
  const { deliveries, signal, log, now, config, onClose, claimMs } = context;
  const concurrency = config.MAIL_PLACES;
  const pace = createPace(config.MAILS_PER_SECOND);
  const server = createServerHealth(context, serverRetry);
  const due = createDueDeliveries(context, readAhead * concurrency);
  const isPaused = createPauseCheck(context, pollMs);
  /** Aborted when the shutdown doesn't wait any longer, so that no write is retried after it. */
  const giveUp = new AbortController();
  const record = createOutcomeRecorder(context, giveUp.signal);
  const inProgress = new Set<Promise<void>>();
  let lastEndedAt = 0;

  const track = (work: Promise<void>) => {
    const tracked = work.finally(() => {
      inProgress.delete(tracked);
      lastEndedAt = performance.now();
      job.wake();
    });
    inProgress.add(tracked);
  };

  const sendOne = async (prepared: Prepared, claimedBy: string) => {
    const isTurn = await pace(signal);
    if (!isTurn || server.waitMs() > 0) {
      await record({ ...unsent(prepared.delivery), claimedBy });
      return;
    }
    const startedAt = performance.now();
    const { outcome, serverFault } = await sendDelivery(context, prepared);
    if (serverFault !== undefined || outcome.state === "sent") server.note(startedAt, serverFault);
    if (serverFault !== undefined) due.invalidate();
    await record({ ...outcome, claimedBy });
  };

  /** Claims up to `count` deliveries and begins to send them. Returns false if none was due. */
  const begin = async (count: number): Promise<boolean> => {
    const chosen = await due.take(count);
    if (chosen.length === 0) return false;
    const claimedBy = randomUUID();
    const ids = chosen.map(({ id }) => id);
    const own = new Set(await deliveries.claim(ids, claimedBy, new Date(now().getTime() + claimMs)));
    if (own.size < chosen.length) due.invalidate();
    const claimed = chosen.filter(({ id }) => own.has(id));
    if (claimed.length === 0) return true;
    try {
      for (const prepared of await prepareDeliveries(context, claimed)) track(sendOne(prepared, claimedBy));
    } catch (error) {
      track(record(...claimed.map((delivery) => ({ ...unsent(delivery), claimedBy }))));
      throw error;
    }
    return true;
  };

  /** Begins to send what there is room for. Returns the time until the next step, unless a mail ends before. */
  const step = async (): Promise<number> => {
    if (await isPaused()) return pollMs;
    const waitMs = server.waitMs();
    if (waitMs > 0) return Math.min(waitMs, pollMs);
    // While the server can't be used, one mail tries it.
    const free = (server.isFailing() ? 1 : concurrency) - inProgress.size;
    if (free <= 0) return pollMs;
    // Few free places wait a moment for more, since a claim costs the same for one mail and for many.
    const isFull = inProgress.size > 0 && free < concurrency / 2;
    if (isFull && performance.now() - lastEndedAt < pollMs) return pollMs;
    return (await begin(free)) ? 0 : pollMs;
  };

  let closingAt = 0;
  signal.addEventListener("abort", () => (closingAt = performance.now()), { once: true });
  // Runs after the job has ended: the last step that is added is the first to run.
  onClose(async () => {
    const leftMs = Math.max(0, closingAt + closeMs - performance.now());
    const isDone = await endsWithin(leftMs, Promise.all(inProgress));
    if (!isDone) log.warn({ mails: inProgress.size }, "mails were still being sent");
    giveUp.abort();
  });
  let restMs = 0;
  const job = startJob(context, {
    name: "sender",
    run: async () => {
      restMs = await step();
    },
    everyMs: () => restMs,
    backoff: { firstMs: 250, maxMs: 5000 },
  });
}

/** Returns a delivery to the queue as it was. */
const unsent = ({ id, dueAt, attempts }: Delivery): Outcome => ({ id, state: "queued", dueAt, attempts });

/** Returns a function that says whether operators have paused sending, which asks the database once per `pollMs`. */
function createPauseCheck({ sending, mailMetrics }: Context, pollMs: number): () => Promise<boolean> {
  let checkedAt = -Infinity;
  let isPaused = false;
  return async () => {
    if (performance.now() - checkedAt > pollMs) {
      isPaused = (await sending.pausedAt()) !== undefined;
      checkedAt = performance.now();
      mailMetrics.paused.set(isPaused ? 1 : 0);
    }
    return isPaused;
  };
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
