import { Registry } from "prom-client";
import type { Context } from "./context.ts";
import { addQueueGauges } from "./queue-gauges.ts";

it("adds up the mails that wait in a time zone, and shows none where none waits any more", async () => {
  const registry = new Registry();
  const oldestDueAt = new Date("2026-11-21T12:00:00Z");
  let waiting = [
    { mailing: "2026-11-21 Asia/Tokyo", count: 2, oldestDueAt },
    { mailing: "2026-11-22 Asia/Tokyo", count: 3, oldestDueAt },
  ];
  const context = {
    metrics: { registry },
    deliveries: { waiting: () => Promise.resolve(waiting) },
    mailings: { listSince: () => Promise.resolve([]) },
    now: () => new Date("2026-11-21T12:01:00Z"),
  };
  addQueueGauges(context as unknown as Context);
  expect(await registry.metrics()).toContain('mail_queue_length{zone="Asia/Tokyo"} 5');
  expect(await registry.metrics()).toContain("mail_queue_oldest_seconds 60");
  waiting = [];
  expect(await registry.metrics()).not.toContain("Asia/Tokyo");
  expect(await registry.metrics()).toContain("mail_queue_oldest_seconds 0");
});
