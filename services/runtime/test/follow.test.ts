import { setTimeout } from "node:timers/promises";
import type { EventType } from "@wordlehint/contracts";
import { eventually, testServers } from "@wordlehint/test-servers";
import { connect, type NatsConnection } from "nats";
import type { Bus, Following, StreamPlace } from "../src/index.ts";
import { busesOn, textOf, verseEvent } from "./support/buses.ts";

const types: readonly EventType[] = ["riddle.released"];

let buses: ReturnType<typeof busesOn>;
let raw: NatsConnection;

beforeAll(async () => {
  raw = await connect({ servers: testServers().natsUrl });
});
afterAll(() => raw.close());
beforeEach(() => {
  buses = busesOn(testServers().natsUrl);
});
afterEach(() => buses.close());

/** Follows into a list of texts and "gap"s. */
function followed(bus: Bus, options: Partial<Following> = {}): { heard: string[]; places: StreamPlace[] } {
  const heard: string[] = [];
  const places: StreamPlace[] = [];
  const handle = (event: Parameters<Following["handle"]>[0], at: StreamPlace) => {
    heard.push(textOf(event));
    places.push(at);
  };
  bus.follow({ types, handle, onGap: () => void heard.push("gap"), ...options });
  return { heard, places };
}

it("gives every follower every event of its types from now on, in order, with its position", async () => {
  const [one, other] = [buses.join(), buses.join()];
  await one.publish(verseEvent("earlier"));
  const [first, second] = [followed(one), followed(other)];
  await eventually(() => expect([first.heard, second.heard]).toEqual([["gap"], ["gap"]]));
  const texts = Array.from({ length: 150 }, (_, n) => `${n}`);
  for (const text of texts) await one.publish(verseEvent(text));
  await one.publish({ ...verseEvent("unwanted"), type: "riddle.generated" });
  const last = await one.publish(verseEvent("last"));
  for (const { heard, places } of [first, second]) {
    await eventually(() => expect(heard).toEqual(["gap", ...texts, "last"]));
    expect(places.at(-1)).toEqual(last);
  }
});

it("resumes where an earlier follower stopped, without a gap", async () => {
  const bus = buses.join();
  const since = await bus.publish(verseEvent("seen"));
  await bus.publish(verseEvent("missed"));
  const { heard } = followed(bus, { since });
  await bus.publish(verseEvent("new"));
  await eventually(() => expect(heard).toEqual(["missed", "new"]));
});

it.each<[string, (since: StreamPlace) => StreamPlace]>([
  ["of another stream", ({ sequence }) => ({ stream: "2020-01-01T00:00:00Z", sequence })],
  ["beyond the stream's end", ({ stream }) => ({ stream, sequence: 1000 })],
])("tells of a gap when its place is %s", async (_what, change) => {
  const bus = buses.join();
  const { heard } = followed(bus, { since: change(await bus.publish(verseEvent("seen"))) });
  await eventually(() => expect(heard).toEqual(["gap"]));
  await bus.publish(verseEvent("new"));
  await eventually(() => expect(heard).toEqual(["gap", "new"]));
});

it("resumes without a gap when only events up to its position have expired", async () => {
  const bus = buses.join();
  const since = await bus.publish(verseEvent("seen"));
  await bus.publish(verseEvent("missed"));
  const manager = await raw.jetstreamManager();
  await manager.streams.purge(`${buses.namespace}_EVENTS`, { seq: since.sequence + 1 });
  const { heard } = followed(bus, { since });
  await eventually(() => expect(heard).toEqual(["missed"]));
});

it("isn't current before it follows, nor while an event is being handled", async () => {
  const bus = buses.join();
  const inside = Promise.withResolvers<unknown>();
  const release = Promise.withResolvers<unknown>();
  const handle = async () => {
    inside.resolve(undefined);
    await release.promise;
  };
  const follower = bus.follow({ types, handle, onGap: () => undefined });
  expect(await follower.isCurrent()).toBe(false);
  await eventually(async () => expect(await follower.isCurrent()).toBe(true));
  await bus.publish(verseEvent("slow"));
  await inside.promise;
  expect(await follower.isCurrent()).toBe(false);
  release.resolve(undefined);
  await eventually(async () => expect(await follower.isCurrent()).toBe(true));
});

it("reports a gap when events after its position have expired", async () => {
  const bus = buses.join();
  const since = await bus.publish(verseEvent("seen"));
  for (const text of ["dropped", "dropped too"]) await bus.publish(verseEvent(text));
  const manager = await raw.jetstreamManager();
  await manager.streams.purge(`${buses.namespace}_EVENTS`);
  const { heard } = followed(bus, { since });
  await eventually(() => expect(heard).toEqual(["gap"]));
});

it("reports a gap when the stream was created again, and follows the new one", async () => {
  const bus = buses.join({ recheckMs: 200 });
  const { heard } = followed(bus);
  await eventually(() => expect(heard).toEqual(["gap"]));
  const manager = await raw.jetstreamManager();
  await manager.streams.delete(`${buses.namespace}_EVENTS`);
  await eventually(() => expect(heard).toEqual(["gap", "gap"]));
  await eventually(() => bus.publish(verseEvent("new")));
  await eventually(() => expect(heard).toEqual(["gap", "gap", "new"]));
}, 40_000);

it("reports a gap instead of stopping at a poison message or a failing handler", async () => {
  const bus = buses.join();
  const heard: string[] = [];
  followed(bus, {
    onGap: () => void heard.push("gap"),
    handle: (event) => {
      if (textOf(event) === "failing") throw new Error("no");
      heard.push(textOf(event));
    },
  });
  await eventually(() => expect(heard).toEqual(["gap"]));
  raw.publish(`${buses.namespace}.riddle.released`, '{"poison":');
  await raw.flush();
  for (const text of ["one", "failing", "two"]) await bus.publish(verseEvent(text));
  await eventually(() => expect(heard).toEqual(["gap", "gap", "one", "gap", "two"]));
});

it("delivers an event again that is republished after the broker has forgotten its id", async () => {
  const bus = buses.join();
  const { heard } = followed(bus);
  await eventually(() => expect(heard).toEqual(["gap"]));
  const event = verseEvent("again");
  await bus.publish(event);
  raw.publish(`${buses.namespace}.riddle.released`, JSON.stringify(event));
  await eventually(() => expect(heard).toEqual(["gap", "again", "again"]));
});

it("handles the event in progress before the bus is closed", async () => {
  const bus = buses.join();
  const inside = Promise.withResolvers<unknown>();
  const order: string[] = [];
  const handle = async () => {
    inside.resolve(undefined);
    await setTimeout(200);
    order.push("handled");
  };
  const { heard } = followed(bus, { handle });
  await eventually(() => expect(heard).toEqual(["gap"]));
  await bus.publish(verseEvent("slow"));
  await inside.promise;
  await bus.close();
  order.push("closed");
  expect(order).toEqual(["handled", "closed"]);
});
