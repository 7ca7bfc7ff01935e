import { Registry } from "prom-client";
import type { Card } from "../domain/card.ts";
import { createDrawingQueue, type DrawingLimits } from "./drawing-queue.ts";

const card = (title: string): Card => ({ title, site: "WordleHint", kicker: "", verse: [], closedTiles: 0 });

function start(limits: Partial<DrawingLimits> = {}) {
  const registry = new Registry();
  const queue = createDrawingQueue({ concurrency: 1, maxWaiting: 1, ...limits }, registry);
  const metric = async (name: string) =>
    Number(new RegExp(`^social_images_${name} (\\S+)$`, "m").exec(await registry.metrics())?.[1]);
  return { ...queue, metric };
}

it("draws equal cards once, at the same time and later, and measures each drawing", async () => {
  const { draw, metric } = start({ maxWaiting: 0 });
  const [one, same] = await Promise.all([draw(card("1")), draw(card("1"))]);
  expect(same).toBe(one);
  expect(await draw(card("1"))).toBe(one);
  expect(await metric("draw_duration_seconds_count")).toBe(1);
  for (const other of [card("2"), { ...card("1"), closedTiles: 5 }, { ...card("1"), kicker: "No. 1982" }])
    expect((await draw(other)).equals(one)).toBe(false);
  expect(await metric("draw_duration_seconds_count")).toBe(4);
});

it("tells whether it can draw, also again after it was busy", async () => {
  const { draw, check, metric } = start({ maxWaiting: 0 });
  const drawing = draw(card("1"));
  await expect(check()).rejects.toMatchObject({ code: "unavailable" });
  await drawing;
  await expect(check()).resolves.toBeUndefined();
  expect(await metric("draw_duration_seconds_count")).toBe(1);
});

it("doesn't draw again to tell that it can draw", async () => {
  const { draw, check } = start({ maxWaiting: 0 });
  await check();
  const drawing = draw(card("1"));
  await expect(check()).resolves.toBeUndefined();
  await drawing;
});
