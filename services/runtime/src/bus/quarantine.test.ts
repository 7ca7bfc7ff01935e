import type { Connection } from "mongoose";
import type { JsMsg } from "nats";
import { createQuarantine, quarantineCollection } from "./quarantine.ts";

const message = {
  subject: "riddle.released",
  data: new TextEncoder().encode("poison"),
  info: { stream: "EVENTS", streamSequence: 7, deliveryCount: 3, timestampNanos: 1_795_000_000_000_000_000 },
} as unknown as JsMsg;

it("keeps a message as it was received, with the beginning of the reason, once however often it comes", async () => {
  const updates: unknown[][] = [];
  const connection = {
    collection: (name: string) => ({
      updateOne: (...update: unknown[]) => Promise.resolve(void updates.push([name, ...update])),
    }),
  } as unknown as Connection;
  const now = new Date("2026-11-21T05:05:00Z");
  jest.useFakeTimers().setSystemTime(now);
  await createQuarantine(connection).keep({ durable: "listener", message, reason: "x".repeat(2001) });
  jest.useRealTimers();
  const entry = {
    durable: "listener",
    subject: "riddle.released",
    sequence: 7,
    deliveries: 3,
    payload: Buffer.from("poison"),
    reason: "x".repeat(2000),
    quarantinedAt: now,
  };
  const id = "listener/EVENTS/7/1795000000000000000";
  expect(updates).toEqual([[quarantineCollection, { _id: id }, { $set: entry }, { upsert: true }]]);
});
