import { firstZone, releaseInstantMs } from "@wordlehint/contracts";
import type { Context } from "../context.ts";
import type { SourcedText } from "../domain/riddle-text.ts";
import { approveRiddle, regenerateRiddle, saveOperatorText } from "./change-riddle.ts";

const date = "2026-11-24";
const releaseMs = releaseInstantMs(date, firstZone);
const hourMs = 3_600_000;
const text: SourcedText = {
  lines: [
    "I stand beside the sea",
    "And look for you at night;",
    "The ships may look for me:",
    "I have a single light.",
  ],
  theme: "by the shore",
  hints: ["It is tall.", "It wades.", "A bird on long legs."],
  source: "composer",
};
const current = { date, word: "crane", ...text, lines: ["An earlier verse"], source: "library" };

type Given = {
  /** From now to the release. */
  liveInMs?: number;
  riddle?: object;
  /** What can be written, variant by variant; the last one again and again. */
  texts?: SourcedText[];
  /** How long it takes to write. */
  writingMs?: number;
  /** An AI that never writes anything that can be used. */
  ai?: boolean;
};

/** An installation with a riddle for the date. */
function open({
  liveInMs = 2 * hourMs,
  riddle = current,
  texts = [text],
  writingMs = 0,
  ai = false,
}: Given = {}) {
  let nowMs = releaseMs - liveInMs;
  const replaced: unknown[] = [];
  const announced: unknown[] = [];
  const saved: unknown[] = [];
  const removed: unknown[] = [];
  const wake = jest.fn();
  const context = {
    signal: new AbortController().signal,
    now: () => new Date(nowMs),
    riddles: {
      find: () => Promise.resolve(riddle),
      replace: (changed: unknown, event: unknown) => {
        announced.push(event);
        return Promise.resolve(replaced.push(changed) > 0);
      },
    },
    operatorTexts: {
      save: (own: unknown) => Promise.resolve(void saved.push(own)),
      remove: (of: unknown) => Promise.resolve(void removed.push(of)),
    },
    offline: {
      write: (_word: string, _date: string, variant: number) => {
        nowMs = releaseMs - liveInMs + writingMs;
        return texts[variant] ?? texts.at(-1);
      },
    },
    ...(ai && {
      ai: {
        client: { model: "gpt", bodyOf: () => "" },
        prices: { input: 1, output: 1 },
        limitMs: 60_000,
        pause: { untilMs: 0 },
      },
    }),
    exampleRiddles: () => [],
    budgets: { reserve: () => Promise.resolve(undefined) },
    attempts: { add: () => Promise.resolve("1") },
    generationMetrics: { attempts: { inc: () => undefined }, aiCalls: { inc: () => undefined } },
    log: { info: () => undefined },
    outbox: { wake },
  } as unknown as Context;
  const regenerate = (source?: "ai" | "library" | "composer") => regenerateRiddle(context, date, { source });
  return { context, replaced, announced, saved, removed, wake, regenerate };
}

describe("regenerating a riddle", () => {
  it("replaces one that is still to come, announces it, and forgets what an operator wrote", async () => {
    const { replaced, announced, removed, wake, regenerate } = open({ writingMs: hourMs });
    await regenerate();
    expect(replaced).toMatchObject([{ date, word: "crane", lines: text.lines, releasedAt: null }]);
    expect(announced).toMatchObject([{ type: "riddle.generated", data: { date } }]);
    expect(wake).toHaveBeenCalledTimes(1);
    expect(removed).toEqual([date]);
  });

  it("keeps one that has gone live while the other text was written", async () => {
    const { replaced, removed, regenerate } = open({ writingMs: 3 * hourMs });
    await expect(regenerate()).rejects.toThrow("live somewhere on Earth");
    expect([replaced, removed]).toEqual([[], []]);
  });

  it("keeps one for which there is no other text, with what an operator wrote", async () => {
    const { replaced, removed, regenerate } = open({ riddle: { ...current, lines: text.lines } });
    await expect(regenerate()).rejects.toThrow("There is no other text for this riddle");
    expect([replaced, removed]).toEqual([[], []]);
  });

  it("takes the text of the source that was asked for alone", async () => {
    const texts = [{ ...text, source: "library" as const, theme: "at the port" }, text];
    const { replaced, regenerate } = open({ texts });
    await regenerate("composer");
    expect(replaced).toMatchObject([{ source: "composer", theme: "by the shore" }]);
  });

  it("goes on to the other sources when the AI has written nothing, unless the AI alone was asked for", async () => {
    const { replaced, regenerate } = open({ ai: true });
    await expect(regenerate("ai")).rejects.toThrow("There is no other text for this riddle");
    expect(replaced).toEqual([]);
    await regenerate();
    expect(replaced).toMatchObject([{ source: "composer" }]);
  });
});

describe("approving a riddle", () => {
  it("saves its text as it is, for its word", async () => {
    const { context, saved } = open();
    await approveRiddle(context, date);
    expect(saved).toMatchObject([{ date, word: "crane", lines: current.lines, source: "library" }]);
  });

  it("has to wait until the riddle has hints", async () => {
    const { context, saved } = open({ riddle: { ...current, hints: null } });
    await expect(approveRiddle(context, date)).rejects.toThrow("The riddle has no hints yet.");
    expect(saved).toEqual([]);
  });

  it("is possible until five minutes before the release", async () => {
    const early = open({ liveInMs: 300_001 });
    await approveRiddle(early.context, date);
    expect(early.saved).toHaveLength(1);
    const late = open({ liveInMs: 300_000 });
    await expect(approveRiddle(late.context, date)).rejects.toThrow("in less than five minutes");
    expect(late.saved).toEqual([]);
  });
});

it("saves no text of an operator that gives the word away", async () => {
  const { context, saved, replaced } = open();
  const spoiling = { ...text, theme: "a crane" };
  await expect(saveOperatorText(context, date, "crane", spoiling)).rejects.toThrow("the theme");
  expect([saved, replaced]).toEqual([[], []]);
});
