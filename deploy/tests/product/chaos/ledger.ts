import type { PuzzleDate } from "@wordlehint/contracts";
import { connectBus, createLog, createQuarantine } from "@wordlehint/runtime";
import mongoose from "mongoose";
import type { Ports } from "@wordlehint/local/ports";

export type Ledger = Awaited<ReturnType<typeof openLedger>>;

type Effect = { _id: PuzzleDate; generated?: number; released?: number; applied: string[] };

/**
 * Consumes the product's events and counts their effects as a service would: an effect and the id of its event are
 * saved in one write. Also reads the riddle service's own database, to compare with.
 */
export async function openLedger({ mongo, nats }: Ports) {
  const url = `mongodb://127.0.0.1:${mongo}/?replicaSet=rs0`;
  const own = await mongoose.createConnection(url, { dbName: "ledger" }).asPromise();
  const riddle = await mongoose.createConnection(url, { dbName: "riddle" }).asPromise();
  const effects = own.collection<Effect>("effects");
  const riddles = riddle.collection<{ _id: PuzzleDate; releasedAt: Date | null }>("riddles");
  const log = createLog({ service: "ledger", level: "silent" });
  const bus = connectBus({
    url: `nats://127.0.0.1:${nats}`,
    namespace: "",
    replicas: 1,
    service: "ledger",
    log,
  });
  bus.consume({
    durable: "ledger",
    types: ["riddle.generated", "riddle.released"],
    quarantine: createQuarantine(own),
    handle: async ({ id, type, aggregateId }) => {
      const count = type === "riddle.generated" ? "generated" : "released";
      try {
        await effects.updateOne(
          { _id: aggregateId, applied: { $ne: id } },
          { $inc: { [count]: 1 }, $push: { applied: id } },
          { upsert: true },
        );
      } catch (error) {
        // The event was applied before: the filter matched nothing, so the upsert tried to insert the document again.
        if (!(error instanceof Error && "code" in error && error.code === 11000)) throw error;
      }
    },
  });

  return {
    dates: async () => {
      const all = await riddles.find().sort({ _id: 1 }).toArray();
      const released = all.filter(({ releasedAt }) => releasedAt !== null);
      return { first: all[0]?._id ?? "", today: released.at(-1)?._id ?? "", last: all.at(-1)?._id ?? "" };
    },
    /** For each date the number of riddles, and how often each kind of event took effect. */
    effects: async () => {
      const seen: Record<PuzzleDate, { riddles: number; generated: number; released: number }> = {};
      const of = (date: PuzzleDate) => (seen[date] ??= { riddles: 0, generated: 0, released: 0 });
      for (const { _id } of await riddles.find().toArray()) of(_id).riddles++;
      for (const { _id, generated = 0, released = 0 } of await effects.find().toArray()) {
        Object.assign(of(_id), { generated, released });
      }
      return seen;
    },
    eventsWaiting: () => riddles.countDocuments({ outboxPending: true }),
    quarantined: () => own.collection("quarantinedMessages").countDocuments(),
    close: async () => {
      await bus.close();
      await Promise.all([own.close(), riddle.close()]);
    },
  };
}
