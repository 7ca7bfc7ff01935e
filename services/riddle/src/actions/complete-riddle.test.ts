import type { Context } from "../context.ts";
import type { Riddle } from "../domain/riddle.ts";
import { completeRiddle } from "./complete-riddle.ts";

const hints = ["It is tall.", "It wades.", "A bird on long legs."];

/** Completes a riddle about a crane, and returns what was saved. */
async function complete(lines: string[], given: string[]) {
  const saved: unknown[] = [];
  const context = {
    offline: { complete: () => ({ lines, theme: null, hints: given, source: "composer" }) },
    riddles: { complete: (...text: unknown[]) => Promise.resolve(void saved.push(text)) },
  } as unknown as Context;
  const done = completeRiddle(context, { date: "2026-11-20", word: "crane", lines } as unknown as Riddle);
  return { saved, error: await done.catch((error: unknown) => error) };
}

it("gives hints also to a verse that the guard would refuse today, since it was shown already", async () => {
  const { saved } = await complete(["The crane that wades"], hints);
  expect(saved).toMatchObject([["2026-11-20", { hints, source: "composer" }]]);
});

it("saves no hints that give the word away, and doesn't name it in the error", async () => {
  const { saved, error } = await complete(["I wade"], ["It is tall.", "It wades.", "A crane."]);
  expect(saved).toEqual([]);
  expect(String(error)).toMatch(/hint 3/);
  expect(String(error)).not.toMatch(/crane/i);
});
