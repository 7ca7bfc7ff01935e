import type { Connection } from "mongoose";
import { Schema } from "mongoose";
import type { Bus } from "../bus/connect-bus.ts";
import { EventRefused } from "../bus/event-refused.ts";
import { createLog } from "../log.ts";
import { createMetrics } from "../metrics.ts";
import type { Journal } from "./journal.ts";
import { addOutbox } from "./outbox.ts";
import { startRelay, type RelayOptions } from "./relay.ts";

type Aggregate = { _id: string; outbox: { id: string }[] };

/** A database with one model, whose aggregates always have these events to publish: updates change nothing. */
function databaseWith(...aggregates: Aggregate[]): Connection {
  const schema = new Schema({});
  addOutbox(schema);
  const collection = {
    name: "poems",
    countDocuments: () => Promise.resolve(aggregates.length),
    find: () => aggregates,
    updateOne: () => Promise.resolve({ matchedCount: 1 }),
  };
  return { models: { Poem: { schema, collection } } } as unknown as Connection;
}

/** Starts a relay on parts that work, unless others are given, and tells it of each connection by `connected`. */
function start({ bus, ...parts }: Partial<Omit<RelayOptions, "bus">> & { bus?: Partial<Bus> }) {
  let connected: () => void = () => undefined;
  const relay = startRelay({
    connection: { models: {} } as Connection,
    ready: Promise.resolve(),
    bus: {
      ready: Promise.resolve(),
      onConnect: (listener: () => void) => void (connected = listener),
      ...bus,
    } as Bus,
    journal: { restore: () => Promise.resolve(), record: () => Promise.resolve() } as unknown as Journal,
    log: createLog({ service: "test", level: "silent" }),
    pollMs: 10,
    ...parts,
  });
  return { relay, connected: () => connected() };
}

const place = { stream: "current", sequence: 1 };

it("refills the broker again after that has failed", async () => {
  const refills: string[] = [];
  const refilled = Promise.withResolvers<undefined>();
  const restore = () => {
    refills.push("begun");
    if (refills.length === 1) return Promise.reject(new Error("the broker is gone again"));
    refilled.resolve(undefined);
    return Promise.resolve();
  };
  const { relay } = start({ journal: { restore } as unknown as Journal });
  await refilled.promise;
  await relay.close();
  expect(refills).toHaveLength(2);
});

it("refills a broker that has come back before it publishes anything else", async () => {
  const done: string[] = [];
  const ended = Promise.withResolvers<undefined>();
  const restore = () => Promise.resolve(void done.push("refilled"));
  const publish = (event: { id: string }) => {
    done.push(event.id);
    if (done.length === 2) started.connected();
    if (event.id === "second") ended.resolve(undefined);
    return Promise.resolve(place);
  };
  const started = start({
    connection: databaseWith({ _id: "a", outbox: [{ id: "first" }, { id: "second" }] }),
    bus: { publish },
    journal: { restore, record: () => Promise.resolve() } as unknown as Journal,
  });
  await ended.promise;
  await started.relay.close();
  // Nothing is removed from this outbox, so that its first event is published again.
  expect(done.slice(0, 5)).toEqual(["refilled", "first", "refilled", "first", "second"]);
});

it("counts the aggregates that wait and those that can't be published", async () => {
  const metrics = createMetrics("test");
  const counted = Promise.withResolvers<number>();
  jest.spyOn(metrics.outboxBlocked, "set").mockImplementation(counted.resolve);
  const waiting = jest.spyOn(metrics.outboxWaiting, "set");
  const outbox = [{ id: "broken" }, { id: "later" }];
  const published: string[] = [];
  const publish = ({ id }: { id: string }) => {
    if (id === "broken") return Promise.reject(new EventRefused("breaks its contract"));
    published.push(id);
    return Promise.resolve(place);
  };
  const { relay } = start({
    connection: databaseWith(
      { _id: "a", outbox },
      { _id: "b", outbox: [{ id: "sound" }] },
      { _id: "c", outbox },
    ),
    bus: { publish },
    metrics,
  });
  expect(await counted.promise).toBe(2);
  await relay.close();
  expect(waiting).toHaveBeenCalledWith(3);
  expect(new Set(published)).toEqual(new Set(["sound"]));
});
