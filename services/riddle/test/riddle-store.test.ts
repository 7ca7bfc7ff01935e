import type { DomainEvent } from "@wordlehint/contracts";
import { newEvent } from "@wordlehint/runtime";
import type { Riddle } from "../src/domain/riddle.ts";
import { riddleModel } from "../src/store/riddle-model.ts";
import { createRiddleStore } from "../src/store/riddle-store.ts";
import { openDatabase, riddleConfig } from "./start-riddle.ts";

const date = "2026-11-24";
const noon = new Date("2026-11-21T17:00:00Z");
const riddle: Riddle = {
  date,
  word: "crane",
  lines: ["I stand on one leg", "all day"],
  theme: null,
  hints: ["It stands near water.", "It has a long neck.", "A tall wading bird."],
  notes: null,
  source: "library",
  facts: { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" },
  generatedAt: noon,
  releasedAt: null,
};
const eventOf = (type: "riddle.generated" | "riddle.released") => newEvent(type, date, { date }, noon);

async function openStore() {
  const { connection, riddles } = await openDatabase(riddleConfig());
  const saved = () => riddles.findOne({ _id: date });
  const outbox = async () => ((await saved())?.outbox ?? []).map(({ type }: DomainEvent) => type);
  /** Removes events from the outbox, as the relay does when the broker has confirmed them. */
  const empty = () => riddles.updateOne({ _id: date }, { $unset: { outbox: "", outboxPending: "" } });
  return { store: createRiddleStore(riddleModel(connection)), saved, outbox, empty };
}

it("keeps the riddle that was saved first for a date, with its one event", async () => {
  const { store, saved, outbox } = await openStore();
  expect(await store.add(riddle, eventOf("riddle.generated"))).toBe(true);
  expect(await store.add({ ...riddle, word: "slate" }, eventOf("riddle.generated"))).toBe(false);
  expect((await saved())?.word).toBe("crane");
  expect(await outbox()).toEqual(["riddle.generated"]);
});

describe("a riddle that is released twice", () => {
  it("has one event, and keeps the time of its first release", async () => {
    const { store, saved, outbox } = await openStore();
    await store.add(riddle, eventOf("riddle.generated"));
    expect(await store.release(date, noon, eventOf("riddle.released"))).toBe(true);
    expect(await store.release(date, new Date(), eventOf("riddle.released"))).toBe(false);
    expect(await outbox()).toEqual(["riddle.generated", "riddle.released"]);
    expect((await saved())?.releasedAt).toEqual(noon);
  });

  it("has one event even if replicas release it at the same time", async () => {
    const { store, outbox } = await openStore();
    await store.add(riddle, eventOf("riddle.generated"));
    const released = await Promise.all(
      Array.from({ length: 8 }, () => store.release(date, noon, eventOf("riddle.released"))),
    );
    expect(released.filter(Boolean)).toHaveLength(1);
    expect(await outbox()).toEqual(["riddle.generated", "riddle.released"]);
  });
});

it("replaces a riddle with an event until its release, and no riddle that isn't there", async () => {
  const { store, saved, outbox } = await openStore();
  expect(await store.replace(riddle, eventOf("riddle.generated"))).toBe(false);
  expect(await saved()).toBeNull();
  await store.add(riddle, eventOf("riddle.generated"));
  const [second, third] = [["A second verse"], ["A third verse"]];
  expect(await store.replace({ ...riddle, lines: second }, eventOf("riddle.generated"))).toBe(true);
  expect(await outbox()).toEqual(["riddle.generated", "riddle.generated"]);
  await store.release(date, noon, eventOf("riddle.released"));
  expect(await store.replace({ ...riddle, lines: third }, eventOf("riddle.generated"))).toBe(false);
  expect(await saved()).toMatchObject({ lines: second, releasedAt: noon });
});

describe("a riddle whose answer has changed", () => {
  it("is deleted only after its event has been published, which would be lost otherwise", async () => {
    const { store, saved, outbox, empty } = await openStore();
    await store.add(riddle, eventOf("riddle.generated"));
    expect(await store.discardUnlessFor(date, "slate")).toBe(false);
    expect(await outbox()).toEqual(["riddle.generated"]);
    await empty();
    expect(await store.discardUnlessFor(date, "slate")).toBe(true);
    expect(await saved()).toBeNull();
  });

  it("is kept when another replica has made it for the new answer meanwhile, or has released it", async () => {
    const { store, saved, empty } = await openStore();
    await store.add(riddle, eventOf("riddle.generated"));
    await empty();
    expect(await store.discardUnlessFor(date, "crane")).toBe(false);
    await store.release(date, noon, eventOf("riddle.released"));
    await empty();
    expect(await store.discardUnlessFor(date, "slate")).toBe(false);
    expect(await saved()).not.toBeNull();
  });
});
