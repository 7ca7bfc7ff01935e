import { firstZone, releaseInstantMs } from "@wordlehint/contracts";
import type { Context } from "../context.ts";
import { chooseText } from "./choose-text.ts";

const date = "2026-11-24";
const releaseMs = releaseInstantMs(date, firstZone);
const limitMs = 180_000;
const composed = {
  lines: ["I stand beside the sea", "And look for you at night;"],
  theme: null,
  hints: ["It is tall.", "It wades.", "A bird on long legs."],
  source: "composer",
};

type Given = {
  /** Until the date is live somewhere. */
  liveInMs?: number;
  own?: object;
  reserve?: () => Promise<undefined>;
};

/** A replica whose AI never writes anything that can be used. */
function open({ liveInMs = 3_600_000, own, reserve = () => Promise.resolve(undefined) }: Given = {}) {
  const claimed: number[] = [];
  const dropped: unknown[] = [];
  const recorded: { source: string; verdict: string; reason: string | null }[] = [];
  const context = {
    signal: new AbortController().signal,
    now: () => new Date(releaseMs - liveInMs),
    replicaId: "replica 1",
    operatorTexts: { find: () => Promise.resolve(own) },
    offline: { write: () => composed },
    exampleRiddles: () => [],
    ai: {
      client: { model: "gpt", bodyOf: () => "" },
      prices: { input: 1, output: 1 },
      limitMs,
      pause: { untilMs: 0 },
    },
    claims: {
      take: (_date: string, _holder: string, _now: Date, forMs: number) =>
        Promise.resolve(claimed.push(forMs) > 0),
      drop: (...claim: unknown[]) => Promise.resolve(void dropped.push(claim)),
    },
    budgets: { reserve },
    attempts: { add: (attempt: (typeof recorded)[number]) => Promise.resolve(`${recorded.push(attempt)}`) },
    generationMetrics: { attempts: { inc: () => undefined }, aiCalls: { inc: () => undefined } },
    log: { info: () => undefined },
  } as unknown as Context;
  return { claimed, dropped, recorded, choose: () => chooseText(context, date, "crane") };
}

describe("an operator's text", () => {
  const own = { ...composed, date, word: "crane", theme: "by the shore", source: "operator" };

  it("comes before every other source", async () => {
    const { choose, claimed, recorded } = open({ own });
    expect(await choose()).toMatchObject({ theme: "by the shore", source: "operator" });
    expect(claimed).toEqual([]);
    expect(recorded).toMatchObject([{ source: "operator", verdict: "accepted", reason: null }]);
  });

  it("gives way to other sources when the guard refuses it since, and operators are told why", async () => {
    const { choose, recorded } = open({ own: { ...own, theme: "a crane" }, liveInMs: 0 });
    expect(await choose()).toEqual(composed);
    expect(recorded).toMatchObject([
      { source: "operator", verdict: "refused", reason: 'the theme gives the word away (rule "word")' },
      { source: "composer", verdict: "accepted" },
    ]);
  });
});

describe("the AI", () => {
  it.each([
    ["an hour", 3_600_000, [limitMs + 30_000]],
    ["three minutes", 180_000, [60_000 + 30_000]],
    ["two minutes", 120_000, []],
  ])(
    "has until two minutes before the release of a date that is live in %s",
    async (_in, liveInMs, forMs) => {
      const { choose, claimed } = open({ liveInMs });
      expect(await choose()).toEqual(composed);
      expect(claimed).toEqual(forMs);
    },
  );

  it("may be asked by another replica as soon as this one has given up", async () => {
    const { choose, dropped } = open();
    await choose();
    expect(dropped).toEqual([[date, "replica 1"]]);
  });

  it("may be asked by another replica also when this one has failed", async () => {
    const { choose, dropped } = open({ reserve: () => Promise.reject(new Error("no database")) });
    await expect(choose()).rejects.toThrow("no database");
    expect(dropped).toEqual([[date, "replica 1"]]);
  });
});
