import { getEventListeners } from "node:events";
import type { EventType } from "@wordlehint/contracts";
import { eventually } from "@wordlehint/test-servers";
import { busesOn, textOf, verseEvent } from "./support/buses.ts";
import { ownNats } from "./support/own-servers.ts";

const types: readonly EventType[] = ["riddle.released"];

it("removes listeners of closed connections and consumers", async () => {
  const add = jest.spyOn(AbortSignal.prototype, "addEventListener");
  const server = await ownNats();
  await server.start();
  const buses = busesOn(server.url);
  const bus = buses.join();
  const heard: string[] = [];
  const handle = (event: Parameters<typeof textOf>[0]) => Promise.resolve(void heard.push(textOf(event)));
  bus.consume({ durable: "listener", types, handle, quarantine: { keep: () => Promise.resolve() } });
  bus.follow({ types, handle: () => undefined, onGap: () => undefined });
  for (let life = 0; life < 4; life++) {
    for (let n = 0; n < 10; n++) await eventually(() => bus.publish(verseEvent(`${life}-${n}`)));
    await eventually(() => expect(heard.at(-1)).toBe(`${life}-9`));
    await server.kill();
    await eventually(() => expect(bus.check()).rejects.toThrow());
    if (life % 2 === 1) await server.loseStore();
    await server.start();
  }
  await eventually(() => bus.check());
  const signals = [...new Set(add.mock.contexts as AbortSignal[])];
  add.mockRestore();
  expect(signals.length).toBeGreaterThan(0);
  // One of the consumer's present wait, one of the follower's.
  await eventually(() => {
    for (const signal of signals) expect(getEventListeners(signal, "abort").length).toBeLessThanOrEqual(3);
  });
  await buses.close();
  await server.end();
});
