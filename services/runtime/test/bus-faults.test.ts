import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import type { EventType } from "@wordlehint/contracts";
import { eventually } from "@wordlehint/test-servers";
import type { Bus } from "../src/index.ts";
import { busesOn, textOf, verseEvent } from "./support/buses.ts";
import { ownNats, type OwnServer } from "./support/own-servers.ts";

const types: readonly EventType[] = ["riddle.released"];
const quarantine = { keep: () => Promise.reject(new Error("none was expected")) };

let server: OwnServer;
let buses: ReturnType<typeof busesOn>;

beforeEach(async () => {
  server = await ownNats();
  buses = busesOn(server.url);
});
afterEach(async () => {
  await buses.close();
  await server.end();
});

function listen(bus: Bus): string[] {
  const heard: string[] = [];
  bus.consume({
    durable: "listener",
    types,
    quarantine,
    handle: (event) => Promise.resolve(void heard.push(textOf(event))),
  });
  return heard;
}

it("waits for a broker that starts later, and logs it", async () => {
  const bus = buses.join();
  const heard = listen(bus);
  await eventually(() => expect(buses.messages()).toContain("waiting for the broker"));
  await expect(bus.check()).rejects.toThrow("away");
  await server.start();
  await bus.ready;
  await bus.publish(verseEvent("hello"));
  await eventually(() => expect(heard).toEqual(["hello"]));
});

it("continues after the broker was killed and restarted", async () => {
  await server.start();
  const bus = buses.join();
  const heard = listen(bus);
  const followed: string[] = [];
  bus.follow({
    types,
    onGap: () => followed.push("gap"),
    handle: (event) => void followed.push(textOf(event)),
  });
  await eventually(() => expect(followed).toEqual(["gap"]));
  await bus.publish(verseEvent("before"));
  await eventually(() => expect(heard).toEqual(["before"]));
  const stream = await bus.currentStream();

  await server.kill();
  await eventually(() => expect(bus.check()).rejects.toThrow());
  await expect(bus.publish(verseEvent("lost"))).rejects.toThrow();
  await server.start();
  await eventually(() => bus.check());
  await bus.publish(verseEvent("after"));
  expect(await bus.currentStream()).toBe(stream);
  await eventually(() => expect(heard.at(-1)).toBe("after"));
  await eventually(() => expect(followed).toEqual(["gap", "before", "after"]));
});

it("creates streams and consumers again when the broker lost its store, and reports the gap to followers", async () => {
  await server.start();
  const bus = buses.join();
  const heard = listen(bus);
  const followed: string[] = [];
  bus.follow({
    types,
    onGap: () => followed.push("gap"),
    handle: (event) => void followed.push(textOf(event)),
  });
  await eventually(() => expect(followed).toEqual(["gap"]));
  const before = await bus.publish(verseEvent("before"));
  await eventually(() => expect([...heard, ...followed]).toEqual(["before", "gap", "before"]));

  await server.kill();
  await server.loseStore();
  await server.start();
  const after = await eventually(() => bus.publish(verseEvent("after")));
  expect(after.sequence).toBe(1);
  expect(after.stream).not.toBe(before.stream);
  await eventually(() => expect(heard).toEqual(["before", "after"]));
  await eventually(() => expect(followed.filter((text) => text === "gap")).toHaveLength(2));
  await bus.publish(verseEvent("at last"));
  await eventually(() => expect(followed.at(-1)).toBe("at last"));
});

it("redelivers an event to another replica when a process dies while handling it", async () => {
  await server.start();
  const [first, second] = [buses.join({ ackWaitMs: 1000 }), buses.join({ ackWaitMs: 1000 })];
  const inside = Promise.withResolvers<unknown>();
  first.consume({
    durable: "listener",
    types,
    quarantine,
    handle: () => {
      inside.resolve(undefined);
      return new Promise(() => undefined);
    },
  });
  await first.publish(verseEvent("interrupted"));
  await inside.promise;
  await first.close();
  const heard = listen(second);
  await eventually(() => expect(heard).toEqual(["interrupted"]));
});

describe("closing ends", () => {
  it("when the broker never started", async () => {
    const bus = buses.join();
    listen(bus);
    await eventually(() => expect(buses.messages()).toContain("waiting for the broker"));
    await bus.close();
    await bus.ready;
    await expect(bus.publish(verseEvent("late"))).rejects.toThrow("closed");
  });

  it("when the broker accepts connections and never responds", async () => {
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    const bus = buses.join({ url: `nats://127.0.0.1:${(silent.address() as AddressInfo).port}` });
    listen(bus);
    await once(silent, "connection");
    await bus.close();
    silent.close();
  });

  it("after the broker was killed", async () => {
    await server.start();
    const bus = buses.join();
    listen(bus);
    bus.follow({ types, onGap: () => undefined, handle: () => undefined });
    await bus.publish(verseEvent("before"));
    await server.kill();
    const publishing = bus.publish(verseEvent("lost")).catch((error: unknown) => error);
    await bus.close();
    expect(await publishing).toBeInstanceOf(Error);
  });
});
