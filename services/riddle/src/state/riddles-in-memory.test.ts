import type { Riddle } from "../domain/riddle.ts";
import { createRiddlesInMemory } from "./riddles-in-memory.ts";

const riddleOf = (date: string, word = "crane") => ({ date, word }) as Riddle;

function open() {
  const riddles = createRiddlesInMemory();
  const fill = (...all: Riddle[]) => riddles.refresh(() => Promise.resolve(all));
  return { riddles, fill };
}

it("has what was loaded last, and is filled even when that is nothing", async () => {
  const { riddles, fill } = open();
  expect(riddles.isFilled()).toBe(false);
  await fill(riddleOf("2026-01-01"), riddleOf("2026-01-03"));
  expect(riddles.firstDate()).toBe("2026-01-01");
  await fill();
  expect([riddles.isFilled(), riddles.get("2026-01-01"), riddles.firstDate()]).toEqual([
    true,
    undefined,
    undefined,
  ]);
});

it("has another revision after a change, and after no other refresh", async () => {
  const { riddles, fill } = open();
  await fill(riddleOf("2026-01-01"));
  const [revision, riddle] = [riddles.revision(), riddles.get("2026-01-01")];
  await fill(riddleOf("2026-01-01"));
  expect([riddles.revision(), riddles.get("2026-01-01")]).toEqual([revision, riddle]);
  expect(riddles.get("2026-01-01")).toBe(riddle);
  await fill(riddleOf("2026-01-01", "slate"));
  expect(riddles.revision()).toBeGreaterThan(revision);
});

it("keeps the riddles of the refresh that began last, whichever ends last", async () => {
  const { riddles, fill } = open();
  const slow = Promise.withResolvers<Riddle[]>();
  const first = riddles.refresh(() => slow.promise);
  await fill(riddleOf("2026-01-02"));
  slow.resolve([]);
  await first;
  expect(riddles.get("2026-01-02")).toBeDefined();
});
