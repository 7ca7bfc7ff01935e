import { eventually, testServers, uniqueName } from "@wordlehint/test-servers";
import type { DomainEvent } from "@wordlehint/contracts";
import { Schema, type Model } from "mongoose";
import { connect, type NatsConnection } from "nats";
import {
  addOutbox,
  connectMongo,
  createJournal,
  outboxOf,
  pushToOutbox,
  startRelay,
  type Mongo,
  type Outbox,
  type Relay,
  type RelayOptions,
} from "../src/index.ts";
import { busesOn, textOf, verseEvent } from "./support/buses.ts";
import { ownMongo, ownNats, type OwnServer } from "./support/own-servers.ts";

type Poem = { _id: string; lines: number } & Outbox;

const ended: (() => Promise<void>)[] = [];
const atEnd = (end: () => Promise<void>) => void ended.unshift(end);

afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});

/** A service's storage and bus, its relays to be started by the test. */
async function house({ mongoUrl = testServers().mongoUrl, natsUrl = testServers().natsUrl } = {}) {
  const buses = busesOn(natsUrl);
  const { log, metrics, namespace } = buses;
  const mongo: Mongo = connectMongo({ url: mongoUrl, database: uniqueName("relay"), log });
  atEnd(() => mongo.close());
  atEnd(() => buses.close());
  const schema = new Schema<Poem>({ _id: String, lines: Number }, { versionKey: false, collection: "poems" });
  addOutbox(schema);
  const poems: Model<Poem> = mongo.connection.model<Poem>("Poem", schema);
  const journal = createJournal(mongo.connection);
  await mongo.ready;
  await Promise.all([poems.createIndexes(), journal.ensureIndexes()]);

  const relay = (options: Partial<RelayOptions> = {}): Relay => {
    const bus = options.bus ?? buses.join({ recheckMs: 500 });
    const started = startRelay({
      connection: mongo.connection,
      ready: mongo.ready,
      bus,
      journal,
      log,
      metrics,
      pollMs: 200,
      ...options,
    });
    atEnd(() => started.close());
    return started;
  };
  const add = (id: string, ...texts: string[]) =>
    poems.create({ _id: id, lines: texts.length, ...outboxOf(...texts.map((text) => verseEvent(text, id))) });
  const append = async (id: string, text: string) => {
    const { $set, $push } = pushToOutbox(verseEvent(text, id));
    await poems.updateOne({ _id: id }, { $set, $push, $inc: { lines: 1 } });
  };
  const pending = () => poems.countDocuments({ outboxPending: true });
  const allLeft = () => eventually(async () => expect(await pending()).toBe(0), { withinMs: 30_000 });
  return { ...buses, buses, namespace, mongo, poems, journal, relay, add, append, pending, allLeft, natsUrl };
}

type House = Awaited<ReturnType<typeof house>>;

/** Everything that the event stream holds. */
async function stored({ natsUrl, namespace }: House): Promise<DomainEvent[]> {
  const raw: NatsConnection = await connect({ servers: natsUrl });
  try {
    const { streams } = await raw.jetstreamManager();
    const { first_seq, last_seq } = (await streams.info(`${namespace}_EVENTS`)).state;
    const events: DomainEvent[] = [];
    for (let seq = first_seq; seq <= last_seq && last_seq > 0; seq++)
      events.push((await streams.getMessage(`${namespace}_EVENTS`, { seq })).json<DomainEvent>());
    return events;
  } finally {
    await raw.close();
  }
}

const textsOf = (events: readonly DomainEvent[], aggregateId: string) =>
  events.filter((event) => event.aggregateId === aggregateId).map(textOf);

async function own(kind: () => Promise<OwnServer>): Promise<OwnServer> {
  const server = await kind();
  await server.start();
  ended.push(() => server.end());
  return server;
}

it("publishes each aggregate's events in order and empties its outbox", async () => {
  const at = await house();
  await at.add("a", "a1", "a2", "a3");
  await at.add("b", "b1");
  const relay = at.relay({ pollMs: 60_000 });
  await at.allLeft();
  await at.append("b", "b2");
  await at.append("b", "b3");
  await at.append("a", "a4");
  relay.wake();
  await at.allLeft();
  const events = await stored(at);
  expect(textsOf(events, "a")).toEqual(["a1", "a2", "a3", "a4"]);
  expect(textsOf(events, "b")).toEqual(["b1", "b2", "b3"]);
  expect(await at.poems.collection.findOne({ _id: "b" as never })).toEqual({ _id: "b", lines: 3 });
  expect(await at.metrics.registry.metrics()).toMatch(/outbox_waiting_aggregates\{.*\} \d/);
});

it("publishes what another process left behind without being woken", async () => {
  const at = await house();
  at.relay();
  await at.add("left", "one");
  await at.allLeft();
  expect(textsOf(await stored(at), "left")).toEqual(["one"]);
});

it("publishes nothing twice when it was killed between the broker's confirmation and the removal", async () => {
  const at = await house();
  const poem = await at.add("a", "a1", "a2");
  const [first] = poem.outbox ?? [];
  if (!first) throw new Error("no event");
  const bus = at.join();
  const place = await bus.publish(first);
  at.relay({ bus });
  await at.allLeft();
  expect(textsOf(await stored(at), "a")).toEqual(["a1", "a2"]);

  // And once more, killed after the journal's entry.
  const { _id, outbox } = await at.add("b", "b1");
  const again = outbox?.[0];
  if (again) await at.journal.record(again, { ...place, sequence: 3 });
  await at.allLeft();
  expect(textsOf(await stored(at), _id)).toEqual(["b1"]);
});

it("keeps an event in its outbox until the journal has recorded it", async () => {
  const at = await house();
  const poem = await at.add("a", "a1");
  const id = poem.outbox?.[0]?.id;
  const recorded: unknown[] = [];
  const journal = {
    ...at.journal,
    record: async (...entry: Parameters<typeof at.journal.record>) => {
      recorded.push(entry[0].id);
      if (recorded.length === 1) throw new Error("the database is away");
      await at.journal.record(...entry);
    },
  };
  at.relay({ journal });
  await eventually(() => expect(recorded).toEqual([id, id]));
  await at.allLeft();
  expect(textsOf(await stored(at), "a")).toEqual(["a1"]);
});

it("keeps an event whose publishing fails, and publishes it later", async () => {
  const at = await house();
  const bus = at.join();
  let failures = 3;
  const failing: typeof bus = {
    ...bus,
    publish: (...event) => (failures-- > 0 ? Promise.reject(new Error("no stream")) : bus.publish(...event)),
  };
  await at.add("a", "a1", "a2");
  at.relay({ bus: failing });
  await at.allLeft();
  expect(failures).toBeLessThan(0);
  expect(textsOf(await stored(at), "a")).toEqual(["a1", "a2"]);
});

it("publishes once what two relays find at the same time", async () => {
  const at = await house();
  const ids = Array.from({ length: 20 }, (_, n) => `poem-${n}`);
  await Promise.all(ids.map((id) => at.add(id, "1", "2", "3", "4")));
  at.relay();
  at.relay();
  await at.allLeft();
  const events = await stored(at);
  expect(events).toHaveLength(80);
  for (const id of ids) expect(textsOf(events, id)).toEqual(["1", "2", "3", "4"]);
});

it("blocks no other aggregate because of an event that breaks its contract, and logs it", async () => {
  const at = await house();
  const broken = { ...verseEvent("never", "a"), data: { date: "2026-02-30" } } as unknown as DomainEvent;
  await at.poems.create({ _id: "a", lines: 2, ...outboxOf(broken, verseEvent("a2", "a")) });
  await at.add("b", "b1", "b2");
  at.relay();
  await eventually(async () => expect(textsOf(await stored(at), "b")).toEqual(["b1", "b2"]));
  expect(textsOf(await stored(at), "a")).toEqual([]);
  expect(await at.poems.findById("a").lean()).toMatchObject({ outboxPending: true });
  expect(at.lines).toContainEqual(
    expect.objectContaining({
      level: "error",
      msg: "event can't be published",
      aggregate: "a",
      eventId: broken.id,
    }),
  );
  await eventually(async () =>
    expect(await at.metrics.registry.metrics()).toMatch(/outbox_blocked_aggregates\{.*\} 1/),
  );
  await at.poems.updateOne({ _id: "a" }, { $pop: { outbox: -1 } });
  await at.allLeft();
  expect(textsOf(await stored(at), "a")).toEqual(["a2"]);
});

it("drops an event of a type that an earlier release retired, and publishes what comes after it", async () => {
  const at = await house();
  const retired = { ...verseEvent("a1", "a"), type: "user.registered" } as unknown as DomainEvent;
  await at.poems.create({ _id: "a", lines: 2, ...outboxOf(retired, verseEvent("a2", "a")) });
  at.relay();
  await at.allLeft();
  expect(textsOf(await stored(at), "a")).toEqual(["a2"]);
  expect(at.messages()).not.toContain("event can't be published");
});

it("publishes again, in order, what the broker had confirmed and lost when it was killed", async () => {
  const nats = await own(ownNats);
  const at = await house({ natsUrl: nats.url });
  at.relay();
  await at.add("a", "a1", "a2");
  await at.allLeft();
  await nats.kill();
  await nats.keepCopy();
  await nats.start();
  for (const text of ["a3", "a4", "a5"]) await at.append("a", text);
  await at.allLeft();
  expect(textsOf(await stored(at), "a")).toHaveLength(5);

  await nats.kill();
  await nats.goBackToCopy();
  await nats.start();
  await eventually(async () => expect(textsOf(await stored(at), "a")).toHaveLength(5));
  expect(textsOf(await stored(at), "a")).toEqual(["a1", "a2", "a3", "a4", "a5"]);
});

it("keeps events while the broker is away", async () => {
  const nats = await own(ownNats);
  const at = await house({ natsUrl: nats.url });
  at.relay();
  await at.add("a", "a1");
  await at.allLeft();
  await nats.kill();
  await at.append("a", "a2");
  await at.append("a", "a3");
  await eventually(() => expect(at.messages()).toContain("events are waiting to be published"));
  expect(await at.pending()).toBe(1);
  await nats.start();
  await at.allLeft();
  expect(textsOf(await stored(at), "a")).toEqual(["a1", "a2", "a3"]);
});

it("continues after the database was away", async () => {
  const mongo = await own(ownMongo);
  const at = await house({ mongoUrl: mongo.url });
  at.relay();
  await at.add("a", "a1");
  await at.allLeft();
  await mongo.kill();
  await eventually(() => expect(at.messages()).toContain("events are waiting to be published"));
  await mongo.start();
  await eventually(() => at.append("a", "a2"));
  await at.allLeft();
  expect(textsOf(await stored(at), "a")).toEqual(["a1", "a2"]);
});

it("refills a broker that lost its whole store; every effect happens once and in order", async () => {
  const nats = await own(ownNats);
  const at = await house({ natsUrl: nats.url });
  const bus = at.join();
  at.relay({ bus });
  at.relay();
  const effects = new Map<string, string>();
  let deliveries = 0;
  const handle = (event: DomainEvent) => {
    deliveries++;
    effects.set(event.id, `${event.aggregateId}${textOf(event)}`);
    return Promise.resolve();
  };
  const quarantine = { keep: () => Promise.reject(new Error("none was expected")) };
  bus.consume({ durable: "reader", types: ["riddle.released"], handle, quarantine });
  const ids = ["a", "b", "c", "d"];
  await Promise.all(ids.map((id) => at.add(id, "1", "2", "3")));
  await at.allLeft();
  await eventually(() => expect(effects.size).toBe(12));
  const expected = [...effects.values()];

  await nats.kill();
  await nats.loseStore();
  await at.append("a", "4");
  await nats.start();
  await at.allLeft();
  await eventually(() => expect(effects.size).toBe(13), { withinMs: 30_000 });
  expect([...effects.values()]).toEqual([...expected, "a4"]);
  await eventually(() => expect(deliveries).toBeGreaterThanOrEqual(25));
  const events = await stored(at);
  expect(events).toHaveLength(13);
  expect(textsOf(events, "a")).toEqual(["1", "2", "3", "4"]);
  for (const id of ["b", "c", "d"]) expect(textsOf(events, id)).toEqual(["1", "2", "3"]);
});

it("closes when neither database nor broker ever started", async () => {
  const [mongoServer, natsServer] = await Promise.all([ownMongo(), ownNats()]);
  const buses = busesOn(natsServer.url);
  const mongo = connectMongo({ url: mongoServer.url, database: "none", log: buses.log });
  const { connection, ready } = mongo;
  const options = { connection, ready, bus: buses.join(), log: buses.log };
  const relay = startRelay({ ...options, journal: createJournal(connection) });
  await relay.close();
  await Promise.all([buses.close(), mongo.close(), mongoServer.end(), natsServer.end()]);
});
