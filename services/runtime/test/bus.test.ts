import { eventually, testServers, uniqueName } from "@wordlehint/test-servers";
import type { EventType } from "@wordlehint/contracts";
import mongoose from "mongoose";
import { AckPolicy, connect, nanos, type NatsConnection } from "nats";
import {
  connectMongo,
  createQuarantine,
  EventRefused,
  type Bus,
  type Consumption,
  type Mongo,
} from "../src/index.ts";
import { quarantineCollection, type QuarantinedMessage } from "../src/bus/quarantine.ts";
import { busesOn, textOf, verseEvent } from "./support/buses.ts";
import { recordingLog } from "./support/recording-log.ts";

const types: readonly EventType[] = ["riddle.released"];
const noQuarantine = { keep: () => Promise.reject(new Error("none was expected")) };

let buses: ReturnType<typeof busesOn>;
let mongo: Mongo;
let raw: NatsConnection;

beforeAll(async () => {
  mongo = connectMongo({
    url: testServers().mongoUrl,
    database: uniqueName("runtime"),
    log: recordingLog().log,
  });
  raw = await connect({ servers: testServers().natsUrl });
  await mongo.ready;
});
afterAll(async () => {
  await raw.close();
  await mongo.close();
});
beforeEach(() => {
  buses = busesOn(testServers().natsUrl);
});
afterEach(() => buses.close());

/** Consumes into a list, as `handle` says or always well. */
function listen(bus: Bus, options: Partial<Consumption> = {}): string[] {
  const heard: string[] = [];
  const handle = (event: Parameters<Consumption["handle"]>[0]) =>
    Promise.resolve(void heard.push(textOf(event)));
  bus.consume({ durable: "listener", types, handle, quarantine: noQuarantine, ...options });
  return heard;
}

/** Waits until the broker has delivered an event that nobody acknowledges so many times again. */
async function untilRedelivered(times: number, ackWaitMs: number): Promise<void> {
  const stream = `${buses.namespace}_EVENTS`;
  const { name } = await (
    await raw.jetstreamManager()
  ).consumers.add(stream, {
    durable_name: uniqueName("ignoring"),
    ack_policy: AckPolicy.Explicit,
    ack_wait: nanos(ackWaitMs),
  });
  const consumer = await raw.jetstream().consumers.get(stream, name);
  for (let deliveries = 0; deliveries <= times; deliveries++) expect(await consumer.next()).not.toBeNull();
}

const kept = (durable: string) =>
  mongo.connection
    .collection<QuarantinedMessage>(quarantineCollection)
    .find({ durable })
    .sort({ sequence: 1 })
    .toArray();

const payloadOf = (entry: QuarantinedMessage | undefined) => {
  const payload: unknown = entry?.payload;
  return payload instanceof mongoose.mongo.Binary ? Buffer.from(payload.value()).toString() : "";
};

const storedMessages = async () => {
  const manager = await raw.jetstreamManager();
  return (await manager.streams.info(`${buses.namespace}_EVENTS`)).state.messages;
};

describe("publishing", () => {
  it("stores an event once however often it is published", async () => {
    const bus = buses.join();
    const event = verseEvent("once");
    const place = await bus.publish(event);
    expect(await bus.publish(event)).toEqual(place);
    expect(await storedMessages()).toBe(1);
    expect(await bus.currentStream()).toBe(place.stream);
    expect(await bus.holds(event.id, place)).toBe(true);
    expect(await bus.holds("another-id", place)).toBe(false);
    expect(await bus.holds(event.id, { ...place, sequence: 99 })).toBe(false);
    expect(await bus.holds(event.id, { ...place, stream: "older" })).toBe(false);
  });

  it("refuses an event that breaks its contract", async () => {
    const bus = buses.join();
    const event = verseEvent("fine");
    await expect(bus.publish({ ...event, data: { ...event.data, date: "2026-02-30" } })).rejects.toThrow(
      EventRefused,
    );
    await expect(bus.publish({ ...event, type: "riddle.unknown" as "riddle.released" })).rejects.toThrow(
      EventRefused,
    );
    expect(await bus.publish(event)).toMatchObject({ sequence: 1 });
  });

  it("is counted by type", async () => {
    await buses.join().publish(verseEvent("counted"));
    expect(await buses.metrics.registry.metrics()).toMatch(
      /events_published_total\{type="riddle.released".*\} 1/,
    );
  });
});

describe("a consumer", () => {
  it("gets every event in order, including those published before it started", async () => {
    const bus = buses.join();
    await bus.publish(verseEvent("0"));
    const heard = listen(bus);
    for (let n = 1; n <= 20; n++) await bus.publish(verseEvent(`${n}`));
    await eventually(() => expect(heard).toEqual(Array.from({ length: 21 }, (_, n) => `${n}`)));
  });

  it("gets only the types that it asked for", async () => {
    const bus = buses.join();
    const heard = listen(bus);
    await bus.publish({ ...verseEvent("unwanted"), type: "riddle.generated" });
    await bus.publish(verseEvent("wanted"));
    await eventually(() => expect(heard).toEqual(["wanted"]));
  });

  it("divides events among replicas: each is handled by one", async () => {
    const replicas = [buses.join(), buses.join()];
    const heard = replicas.map((bus) => listen(bus));
    const texts = Array.from({ length: 40 }, (_, n) => `${n}`);
    for (const text of texts) await replicas[0]?.publish(verseEvent(text));
    await eventually(() => expect(heard.flat()).toHaveLength(40));
    expect(heard.flat().sort()).toEqual(texts.sort());
    for (const share of heard) expect(share.length).toBeGreaterThan(0);
  });

  it("gets a failed event again with backoff until its handler succeeds, and others meanwhile", async () => {
    const bus = buses.join();
    const at: number[] = [];
    const heard: string[] = [];
    listen(bus, {
      handle: (event) => {
        const isStubborn = textOf(event) === "stubborn";
        if (isStubborn && (at.push(performance.now()) < 4 || heard.length === 0)) throw new Error("not now");
        heard.push(textOf(event));
        return Promise.resolve();
      },
    });
    await bus.publish(verseEvent("stubborn"));
    await bus.publish(verseEvent("easy"));
    await eventually(() => expect(heard).toEqual(["easy", "stubborn"]));
    const gaps = at.slice(1).map((time, index) => time - (at[index] ?? 0));
    for (const [index, minMs] of [120, 240, 480].entries()) expect(gaps[index]).toBeGreaterThan(minMs);
  });

  it("may get an event twice; an idempotent handler acts once", async () => {
    const bus = buses.join();
    const effects = new Map<string, string>();
    let deliveries = 0;
    listen(bus, {
      handle: (event) => {
        effects.set(event.id, textOf(event));
        if (++deliveries === 1) throw new Error("killed after the effect");
        return Promise.resolve();
      },
    });
    await bus.publish(verseEvent("effect"));
    await eventually(() => expect(deliveries).toBe(2));
    expect([...effects.values()]).toEqual(["effect"]);
  });

  it("leaves an event to the replica that is handling it, however long that takes", async () => {
    const ackWaitMs = 1500;
    const [busy, idle] = [buses.join({ ackWaitMs }), buses.join({ ackWaitMs })];
    const inside = Promise.withResolvers<undefined>();
    const release = Promise.withResolvers<undefined>();
    const heard = listen(busy, {
      handle: async (event) => {
        inside.resolve(undefined);
        await release.promise;
        heard.push(textOf(event));
      },
    });
    await busy.publish(verseEvent("long"));
    await inside.promise;
    const others = listen(idle);
    await untilRedelivered(2, ackWaitMs);
    release.resolve(undefined);
    await busy.publish(verseEvent("next"));
    await eventually(() => expect([...others, ...heard].toSorted()).toEqual(["long", "next"]));
  });

  it("starts again when its durable consumer is deleted", async () => {
    const bus = buses.join();
    const heard = listen(bus);
    await bus.publish(verseEvent("before"));
    await eventually(() => expect(heard).toEqual(["before"]));
    const manager = await raw.jetstreamManager();
    await manager.consumers.delete(`${buses.namespace}_EVENTS`, "listener");
    await bus.publish(verseEvent("after"));
    // The new consumer begins with the oldest event: that is why handlers are idempotent.
    await eventually(() => expect(heard).toEqual(["before", "before", "after"]));
  });

  it("continues after its event stream was deleted while connected", async () => {
    const bus = buses.join({ recheckMs: 200 });
    let anew = 0;
    bus.onConnect(() => anew++);
    const heard = listen(bus);
    const before = (await bus.publish(verseEvent("before"))).stream;
    await eventually(() => expect(heard).toEqual(["before"]));
    const manager = await raw.jetstreamManager();
    await manager.streams.delete(`${buses.namespace}_EVENTS`);
    await eventually(() => expect(anew).toBe(2));
    expect(await bus.currentStream()).not.toBe(before);
    await eventually(() => bus.publish(verseEvent("after")));
    await eventually(() => expect(heard).toEqual(["before", "after"]));
  });
});

describe("a poison message", () => {
  const subject = () => `${buses.namespace}.riddle.released`;
  const sound = verseEvent("poisoned");

  it.each<[string, string, RegExp]>([
    ["is no JSON", '{"s3cret": ', /^malformed: not JSON$/],
    ["is empty", "", /^malformed/],
    ["is of an unknown type", JSON.stringify({ ...sound, type: "riddle.forgotten" }), /^malformed: .*type/s],
    [
      "is of another type than its subject",
      JSON.stringify({ ...sound, type: "riddle.generated" }),
      /a riddle.generated on/,
    ],
    ["has bad data", JSON.stringify({ ...sound, data: { date: "2026-02-30" } }), /^malformed: .*date/s],
    ["has no envelope", JSON.stringify([sound]), /^malformed/],
  ])(
    "that %s goes into quarantine with its reason, and later ones are handled",
    async (_what, payload, reason) => {
      const bus = buses.join();
      const durable = uniqueName("poison");
      const heard = listen(bus, { durable, quarantine: createQuarantine(mongo.connection) });
      await bus.ready;
      raw.publish(subject(), payload);
      await raw.flush();
      await bus.publish(verseEvent("later"));
      await eventually(() => expect(heard).toEqual(["later"]));
      const [entry, ...others] = await kept(durable);
      expect(others).toEqual([]);
      expect(entry).toMatchObject({
        subject: subject(),
        sequence: 1,
        deliveries: 1,
        reason: expect.stringMatching(reason) as string,
      });
      expect(payloadOf(entry)).toBe(payload);
      expect(JSON.stringify(buses.lines)).not.toContain("s3cret");
    },
  );

  it("that always fails is quarantined after the maximum number of attempts", async () => {
    const bus = buses.join();
    const durable = uniqueName("poison");
    let attempts = 0;
    const fail = () => {
      attempts++;
      throw new Error("always");
    };
    listen(bus, { durable, handle: fail, maxAttempts: 3, quarantine: createQuarantine(mongo.connection) });
    const event = verseEvent("hopeless");
    await bus.publish(event);
    const entry = await eventually(async () => {
      const [found] = await kept(durable);
      expect(found).toMatchObject({ reason: "failed 3 times: Error: always", deliveries: 3 });
      return found;
    });
    expect(JSON.parse(payloadOf(entry))).toEqual(event);
    expect(attempts).toBe(3);
    const metrics = await buses.metrics.registry.metrics();
    expect(metrics).toMatch(/outcome="quarantined".*\} 1/);
    expect(metrics).toMatch(/outcome="retried".*\} 2/);
  });

  it("that fails with a long message is kept with its beginning", async () => {
    const durable = uniqueName("poison");
    const bus = buses.join();
    const handle = () => Promise.reject(new Error("x".repeat(100_000)));
    listen(bus, { durable, handle, maxAttempts: 1, quarantine: createQuarantine(mongo.connection) });
    await bus.publish(verseEvent("hopeless"));
    await eventually(async () =>
      expect((await kept(durable))[0]?.reason).toMatch(/^failed 1 times: .{1984}$/),
    );
  });

  it("isn't lost while the quarantine is unavailable", async () => {
    const bus = buses.join();
    const durable = uniqueName("poison");
    const real = createQuarantine(mongo.connection);
    let away = 2;
    const heard = listen(bus, {
      durable,
      quarantine: { keep: (entry) => (away-- > 0 ? Promise.reject(new Error("away")) : real.keep(entry)) },
    });
    await bus.ready;
    raw.publish(subject(), "poison");
    await bus.publish(verseEvent("later"));
    await eventually(() => expect(heard).toEqual(["later"]));
    await eventually(async () => expect(await kept(durable)).toHaveLength(1));
    expect(away).toBe(-1);
  });

  it("that is redelivered is kept once", async () => {
    const bus = buses.join();
    const durable = uniqueName("poison");
    const real = createQuarantine(mongo.connection);
    let times = 0;
    const keep = async (entry: Parameters<typeof real.keep>[0]) => {
      await real.keep(entry);
      if (++times === 1) throw new Error("killed after keeping it");
    };
    listen(bus, { durable, quarantine: { keep } });
    await bus.ready;
    raw.publish(subject(), "poison");
    await eventually(() => expect(times).toBe(2));
    expect(await kept(durable)).toHaveLength(1);
  });

  it("is kept beside the one that had its number in an earlier stream", async () => {
    const bus = buses.join({ recheckMs: 200 });
    const durable = uniqueName("poison");
    listen(bus, { durable, quarantine: createQuarantine(mongo.connection) });
    await bus.ready;
    raw.publish(subject(), "earlier poison");
    await eventually(async () => expect(await kept(durable)).toHaveLength(1));
    await (await raw.jetstreamManager()).streams.delete(`${buses.namespace}_EVENTS`);
    await eventually(() => raw.jetstream().publish(subject(), "later poison"));
    const entries = await eventually(async () => {
      const found = await kept(durable);
      expect(found).toHaveLength(2);
      return found;
    });
    expect(entries.map(({ sequence }) => sequence)).toEqual([1, 1]);
    expect(entries.map(payloadOf).toSorted()).toEqual(["earlier poison", "later poison"]);
  }, 60_000);
});

describe("closing", () => {
  it("lets a handler in progress finish and acknowledges its event", async () => {
    const bus = buses.join();
    const inside = Promise.withResolvers<unknown>();
    const release = Promise.withResolvers<unknown>();
    listen(bus, {
      handle: async () => {
        inside.resolve(undefined);
        await release.promise;
      },
    });
    await bus.publish(verseEvent("slow"));
    await inside.promise;
    const closed = bus.close();
    release.resolve(undefined);
    await closed;
    const manager = await raw.jetstreamManager();
    const { num_ack_pending, num_pending } = await manager.consumers.info(
      `${buses.namespace}_EVENTS`,
      "listener",
    );
    expect({ num_ack_pending, num_pending }).toEqual({ num_ack_pending: 0, num_pending: 0 });
    await expect(bus.publish(verseEvent("late"))).rejects.toThrow("closed");
  });

  it("doesn't wait for a handler that hangs", async () => {
    const bus = buses.join();
    const inside = Promise.withResolvers<unknown>();
    listen(bus, {
      handle: () => {
        inside.resolve(undefined);
        return new Promise(() => undefined);
      },
    });
    await bus.publish(verseEvent("stuck"));
    await inside.promise;
    await bus.close();
  });
});
