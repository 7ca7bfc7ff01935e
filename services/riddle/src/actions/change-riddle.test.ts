import { firstZone, releaseInstantMs } from "@wordlehint/contracts";
import type { Context } from "../context.ts";
import { regenerateRiddle } from "./change-riddle.ts";

const date = "2026-11-24";
const releaseMs = releaseInstantMs(date, firstZone);
const hourMs = 3_600_000;
const text = {
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

/** A riddle whose next text is written in so many hours, from two hours before its release on. */
function startBefore(hours: number) {
  let nowMs = releaseMs - 2 * hourMs;
  const replaced: unknown[] = [];
  const context = {
    now: () => new Date(nowMs),
    riddles: {
      find: () => Promise.resolve({ date, word: "crane", lines: ["An earlier verse"] }),
      replace: (riddle: unknown) => Promise.resolve(replaced.push(riddle) > 0),
    },
    operatorTexts: { remove: () => Promise.resolve() },
    offline: {
      write: () => {
        nowMs = releaseMs - 2 * hourMs + hours * hourMs;
        return text;
      },
    },
    attempts: { add: () => Promise.resolve("1") },
    generationMetrics: { attempts: { inc: () => undefined } },
    outbox: { wake: () => undefined },
  } as unknown as Context;
  return { replaced, regenerate: () => regenerateRiddle(context, date, { source: undefined }) };
}

it("replaces a riddle that is still to come", async () => {
  const { replaced, regenerate } = startBefore(1);
  await regenerate();
  expect(replaced).toHaveLength(1);
});

it("keeps a riddle that has gone live while the other text was written", async () => {
  const { replaced, regenerate } = startBefore(3);
  await expect(regenerate()).rejects.toThrow("live somewhere on Earth");
  expect(replaced).toEqual([]);
});
