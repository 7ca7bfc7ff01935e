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
  const before = await registry.metrics();
  expect(before).toContain('mail_queue_length{zone="Asia/Tokyo"} 5');
  expect(before).toContain("mail_queue_oldest_seconds 60");
  waiting = [];
  const after = await registry.metrics();
  expect(after).not.toContain("Asia/Tokyo");
  expect(after).toContain("mail_queue_oldest_seconds 0");
});

it("counts the mailings of the last day that are held or missed, and keeps the last counts while it can't read", async () => {
  const registry = new Registry();
  const now = new Date("2026-11-21T12:01:00Z");
  const states = ["held", "missed", "filled", "preparing"];
  const listSince = jest.fn((_since: Date) => Promise.resolve(states.map((state) => ({ state }))));
  const context = {
    metrics: { registry },
    deliveries: { waiting: () => Promise.reject(new Error("the database is away")) },
    mailings: { listSince },
    now: () => now,
    log: { debug: () => undefined },
  };
  addQueueGauges(context as unknown as Context);
  expect(await registry.metrics()).toContain("mailings_held 2");
  expect(listSince).toHaveBeenCalledWith(new Date("2026-11-20T12:01:00Z"));
  listSince.mockRejectedValue(new Error("the database is away"));
  expect(await registry.metrics()).toContain("mailings_held 2");
});
