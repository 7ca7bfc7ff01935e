import type { Riddle } from "../domain/riddle.ts";
import { createRiddleArchive } from "./riddle-archive.ts";
import { createRiddleShelf } from "./riddle-shelf.ts";

const riddleOf = (date: string, word = "crane") => ({ date, word }) as Riddle;

async function archiveOf({ past, live = [] }: { past: string[]; live?: string[] }) {
  const shelf = createRiddleShelf();
  shelf.replace(live.map((date) => riddleOf(date)));
  const archive = createRiddleArchive(shelf);
  await archive.refresh(() => Promise.resolve(past.map((date) => riddleOf(date))));
  return { shelf, archive };
}

it("has the riddles of the shelf and those before", async () => {
  const { archive } = await archiveOf({ past: ["2026-01-01"], live: ["2026-01-02"] });
  expect(archive.get("2026-01-01")).toBeDefined();
  expect(archive.get("2026-01-02")).toBeDefined();
  expect(archive.get("2026-01-03")).toBeUndefined();
});

it.each([
  ["2026-03-01", "2026-01-05"],
  ["2026-01-05", "2026-01-02"],
  ["2026-01-02", undefined],
  ["0000-01-01", undefined],
])("finds the newest riddle before %s across gaps: %s", async (date, newest) => {
  const { archive } = await archiveOf({ past: ["2026-01-02"], live: ["2026-01-05"] });
  expect(archive.newestBefore(date)).toBe(newest);
});

it("knows the date of the first riddle", async () => {
  const { archive } = await archiveOf({ past: ["2026-01-05", "2026-01-02", "2026-01-03"] });
  expect(archive.firstDate()).toBe("2026-01-02");
});

it("says whether the past has been read, also when there is none", async () => {
  const shelf = createRiddleShelf();
  const archive = createRiddleArchive(shelf);
  expect(archive.isFilled()).toBe(false);
  await archive.refresh(() => Promise.resolve([]));
  expect(archive.isFilled()).toBe(true);
  expect(archive.newestBefore("2026-01-01")).toBeUndefined();
});

it("has another revision after a change of a past or a live riddle, and after no other refresh", async () => {
  const { shelf, archive } = await archiveOf({ past: ["2026-01-01"], live: ["2026-01-02"] });
  const first = archive.revision();
  shelf.replace([riddleOf("2026-01-02")]);
  await archive.refresh(() => Promise.resolve([riddleOf("2026-01-01")]));
  expect(archive.revision()).toBe(first);
  shelf.replace([riddleOf("2026-01-02", "slate")]);
  const second = archive.revision();
  expect(second).not.toBe(first);
  await archive.refresh(() => Promise.resolve([riddleOf("2026-01-01", "slate")]));
  expect([first, second]).not.toContain(archive.revision());
});

it("keeps the riddles of the refresh that began last, whichever ends last", async () => {
  const { archive } = await archiveOf({ past: [] });
  const slow = Promise.withResolvers<Riddle[]>();
  const first = archive.refresh(() => slow.promise);
  await archive.refresh(() => Promise.resolve([riddleOf("2026-01-02")]));
  slow.resolve([]);
  await first;
  expect(archive.get("2026-01-02")).toBeDefined();
});
