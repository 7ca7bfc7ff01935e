import type { DomainEvent } from "@wordlehint/contracts";
import { testServers, uniqueName } from "@wordlehint/test-servers";
import { connectMongo, createJournal, EventRefused, type Bus, type Mongo } from "../src/index.ts";
import { textOf, verseEvent } from "./support/buses.ts";
import { recordingLog } from "./support/recording-log.ts";

const dayMs = 86_400_000;
const place = (sequence: number, stream = "current") => ({ stream, sequence });
const events = ["one", "two", "three"].map((text) => verseEvent(text)) as [
  DomainEvent,
  DomainEvent,
  DomainEvent,
];

let mongo: Mongo;
let record: ReturnType<typeof recordingLog>;
beforeEach(async () => {
  record = recordingLog();
  mongo = connectMongo({
    url: testServers().mongoUrl,
    database: uniqueName("journal"),
    log: record.log,
  });
  await mongo.ready;
});
afterEach(() => mongo.close());

const entries = () => mongo.connection.collection<{ _id: string; publishedAt: Date }>("publishedEvents");
const publishedAt = async ({ id }: DomainEvent) => (await entries().findOne({ _id: id }))?.publishedAt;
/** Sets when an event was published for the first time. */
const publishedAgo = ({ id }: DomainEvent, ms: number) =>
  entries().updateOne({ _id: id }, { $set: { publishedAt: new Date(Date.now() - ms) } });

/** A broker that treats the events with these ids, or all of them, in a given way. */
type Behavior = { held?: readonly string[]; refused?: readonly string[]; isAway?: boolean };

/** A fake bus whose stream is named "current"; `texts` lists what was published on it. */
function broker({ held = [], refused = [], isAway = false }: Behavior = {}) {
  const published: string[] = [];
  const bus = {
    currentStream: () => Promise.resolve("current"),
    holds: (id: string) => Promise.resolve(held.includes(id) || published.includes(id)),
    publish: (event: DomainEvent, options?: { connectTimeoutMs?: number }) => {
      if (options?.connectTimeoutMs !== 0) return Promise.reject(new Error("waits for the connection"));
      if (isAway) return Promise.reject(new Error("the broker is away"));
      if (refused.includes(event.id)) return Promise.reject(new EventRefused("breaks its contract"));
      published.push(event.id);
      return Promise.resolve(place(100 + published.length));
    },
  } as Partial<Bus> as Bus;
  const texts = () => published.map((id) => events.filter((event) => event.id === id).map(textOf)[0]);
  return { bus, texts };
}

it("keeps when an event was published first, even if it is published and recorded again", async () => {
  const journal = createJournal(mongo.connection);
  const [event] = events;
  await journal.record(event, place(1));
  await publishedAgo(event, dayMs);
  const first = await publishedAt(event);
  await journal.record(event, place(7, "later"));
  expect(await publishedAt(event)).toEqual(first);
  expect(await entries().findOne({ _id: event.id })).toMatchObject({ ...place(7, "later"), event });
});

it("lets the database delete an event when the broker has forgotten it too, after fourteen days", async () => {
  await createJournal(mongo.connection).ensureIndexes();
  expect(await entries().indexes()).toContainEqual(
    expect.objectContaining({ key: { publishedAt: 1 }, expireAfterSeconds: (14 * dayMs) / 1000 }),
  );
});

describe("refilling a broker", () => {
  it("publishes in the order of first publication, whatever was recorded again later", async () => {
    const journal = createJournal(mongo.connection);
    const [one, two, three] = events;
    for (const [event, days] of [
      [three, 1],
      [one, 3],
      [two, 2],
    ] as const) {
      await journal.record(event, place(days, "lost"));
      await publishedAgo(event, days * dayMs);
    }
    await journal.record(one, place(9, "lost"));
    const { bus, texts } = broker();
    await journal.restore({ bus, log: record.log, isStale: () => false });
    expect(texts()).toEqual(["one", "two", "three"]);
    expect(await entries().countDocuments({ stream: "current" })).toBe(3);
  });

  it("leaves out events that are older than the broker keeps them, and those that it has", async () => {
    const journal = createJournal(mongo.connection);
    const [old, held, missing] = events;
    await journal.record(old, place(1, "lost"));
    await publishedAgo(old, 14 * dayMs);
    await journal.record(held, place(2));
    await journal.record(missing, place(3));
    const { bus, texts } = broker({ held: [held.id] });
    await journal.restore({ bus, log: record.log, isStale: () => false });
    expect(texts()).toEqual(["three"]);
  });

  it("looks for events of the last minutes before the latest one, not only for the latest", async () => {
    const journal = createJournal(mongo.connection);
    const [old, recent, latest] = events;
    for (const [event, minutes] of [
      [latest, 0],
      [old, 4],
      [recent, 2],
    ] as const) {
      await journal.record(event, place(minutes));
      await publishedAgo(event, minutes * 60_000);
    }
    const { bus, texts } = broker();
    await journal.restore({ bus, log: record.log, isStale: () => false });
    expect(texts()).toEqual(["two", "three"]);
  });

  it("goes on after an event that the broker refuses, and logs it", async () => {
    const journal = createJournal(mongo.connection);
    for (const [index, event] of events.entries()) await journal.record(event, place(index, "lost"));
    const { bus, texts } = broker({ refused: [events[1].id] });
    await journal.restore({ bus, log: record.log, isStale: () => false });
    expect(texts()).toEqual(["one", "three"]);
    expect(record.lines).toContainEqual(expect.objectContaining({ level: "error", eventId: events[1].id }));
  });

  it("drops an event of a type that was retired since", async () => {
    const journal = createJournal(mongo.connection);
    const retired = { ...events[0], type: "user.registered" } as unknown as DomainEvent;
    await journal.record(retired, place(1, "lost"));
    await journal.record(events[1], place(2, "lost"));
    const { bus, texts } = broker();
    await journal.restore({ bus, log: record.log, isStale: () => false });
    expect(texts()).toEqual(["two"]);
    expect(await entries().countDocuments()).toBe(1);
  });

  it("fails when the broker is away again, and leaves in the journal what it has to refill", async () => {
    const journal = createJournal(mongo.connection);
    await journal.record(events[0], place(1, "lost"));
    await expect(
      journal.restore({ ...broker({ isAway: true }), log: record.log, isStale: () => false }),
    ).rejects.toThrow("the broker is away");
    expect(await entries().countDocuments({ stream: "lost" })).toBe(1);
  });

  it("is logged only if the broker has lost its store", async () => {
    const journal = createJournal(mongo.connection);
    await journal.record(events[0], place(1));
    const refill = () => journal.restore({ ...broker(), log: record.log, isStale: () => false });
    const logged = () => record.lines.filter(({ level }) => level === "warn");
    await refill();
    expect(logged()).toEqual([]);
    await journal.record(events[0], place(1, "lost"));
    await refill();
    expect(logged()).toEqual([expect.objectContaining({ stream: "current" })]);
  });

  it("fails when the broker is connected anew meanwhile, since it may have lost more", async () => {
    const journal = createJournal(mongo.connection);
    await journal.record(events[0], place(1, "lost"));
    const { bus, texts } = broker();
    await expect(journal.restore({ bus, log: record.log, isStale: () => true })).rejects.toThrow();
    expect(texts()).toEqual([]);
  });

  it("does nothing when no event was ever published", async () => {
    const { bus, texts } = broker();
    await createJournal(mongo.connection).restore({ bus, log: record.log, isStale: () => false });
    expect(texts()).toEqual([]);
  });
});
