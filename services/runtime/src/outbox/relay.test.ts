import type { Connection } from "mongoose";
import { Schema } from "mongoose";
import { recordingLog } from "../../test/support/recording-log.ts";
import type { Bus } from "../bus/connect-bus.ts";
import type { Journal } from "./journal.ts";
import { addOutbox } from "./outbox.ts";
import { startRelay, type RelayOptions } from "./relay.ts";

type Aggregate = { _id: string; outbox: { id: string }[] };

/**
 * A fake database with two models. One has an outbox with these aggregates; updates are counted but change nothing, so
 * that their events stay pending. The other has no outbox, and its collection no methods: a query on it fails.
 */
function databaseWith(...aggregates: Aggregate[]) {
  const schema = new Schema({});
  addOutbox(schema);
  const poems = {
    name: "poems",
    countDocuments: () => Promise.resolve(aggregates.length),
    find: (_filter: object, { projection }: { projection: object }) =>
      Object.keys(projection).join() === "outbox" ? aggregates : [],
    updateOne: () => Promise.resolve({ matchedCount: ++database.updates }),
  };
  const database = {
    updates: 0,
    poems,
    models: { Reader: { schema: new Schema({}), collection: {} }, Poem: { schema, collection: poems } },
  };
  return database as unknown as Connection & typeof database;
}

/** Starts a relay on parts that work, unless others are given, and tells it of each connection by `connected`. */
function start({ bus, ...parts }: Partial<Omit<RelayOptions, "bus">> & { bus?: Partial<Bus> }) {
  let connected: () => void = () => undefined;
  const { log } = recordingLog();
  const relay = startRelay({
    connection: { models: {} } as Connection,
    ready: Promise.resolve(),
    bus: {
      ready: Promise.resolve(),
      onConnect: (listener: () => void) => void (connected = listener),
      ...bus,
    } as Bus,
    journal: { restore: () => Promise.resolve(), record: () => Promise.resolve() } as unknown as Journal,
    log,
    pollMs: 10,
    ...parts,
  });
  return { relay, connected: () => connected() };
}

const soon = setImmediate;
/** Lets pending promises settle, even with fake timers. */
const turn = () => new Promise((resolve) => soon(resolve));

const place = { stream: "current", sequence: 1 };

describe("while publishing fails", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it("isn't woken by new events, but by a new connection", async () => {
    const restore = jest.fn(() => Promise.reject(new Error("the broker is away")));
    const { relay, connected } = start({ journal: { restore } as unknown as Journal });
    await turn();
    relay.wake();
    await turn();
    expect(restore).toHaveBeenCalledTimes(1);
    connected();
    await turn();
    expect(restore).toHaveBeenCalledTimes(2);
    await Promise.all([relay.close(), turn()]);
  });
});

it("ends the event in progress when it is closed, and begins no other", async () => {
  const published: string[] = [];
  const begun = Promise.withResolvers<undefined>();
  const confirmed = Promise.withResolvers<typeof place>();
  const publish = ({ id }: { id: string }) => {
    published.push(id);
    begun.resolve(undefined);
    return confirmed.promise;
  };
  const record = jest.fn(() => Promise.resolve());
  const connection = databaseWith({ _id: "a", outbox: [{ id: "first" }, { id: "second" }] });
  const { relay } = start({
    connection,
    bus: { publish },
    journal: { restore: () => Promise.resolve(), record } as unknown as Journal,
  });
  await begun.promise;
  const closed = relay.close();
  await turn();
  confirmed.resolve(place);
  await closed;
  expect(published).toEqual(["first"]);
  expect(record).toHaveBeenCalledTimes(1);
  expect(connection.updates).toBe(1);
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
