import { Gauge } from "prom-client";
import type { Context } from "../context.ts";

const dayMs = 86_400_000;

/** Metrics that are read from the database when somebody asks for them. */
export function addQueueGauges({ metrics, deliveries, mailings, now, log }: Context): void {
  const registers = [metrics.registry];
  const ignoringLoss = async (read: () => Promise<void>) => {
    await read().catch((error: unknown) => log.debug({ err: error }, "the queue can't be counted"));
  };
  new Gauge({
    name: "mail_queue_oldest_seconds",
    help: "For how long the mail that waits longest has been due.",
    registers,
    collect() {
      return ignoringLoss(async () => {
        const waiting = await deliveries.waiting();
        const due = Math.min(...waiting.map(({ oldestDueAt }) => oldestDueAt.getTime()));
        this.set(Number.isFinite(due) ? Math.max(0, (now().getTime() - due) / 1000) : 0);
      });
    },
  });
  new Gauge({
    name: "mail_queue_length",
    help: "Mails that wait to be sent, by the time zone of their mailing, or none.",
    labelNames: ["zone"],
    registers,
    collect() {
      return ignoringLoss(async () => {
        const waiting = await deliveries.waiting();
        this.reset();
        for (const { mailing, count } of waiting) {
          const [, zone = "none"] = mailing.split(" ");
          this.inc({ zone }, count);
        }
      });
    },
  });
  new Gauge({
    name: "mailings_held",
    help: "Mailings of the last day that the spoiler guard refuses, or that were too late to begin.",
    registers,
    collect() {
      return ignoringLoss(async () => {
        const today = await mailings.listSince(new Date(now().getTime() - dayMs));
        this.set(today.filter(({ state }) => state === "held" || state === "missed").length);
      });
    },
  });
}
