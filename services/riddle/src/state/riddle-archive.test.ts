import type { Riddle } from "../domain/riddle.ts";
import { createRiddleArchive } from "./riddle-archive.ts";
import { createRiddleShelf } from "./riddle-shelf.ts";

const riddlesOf = (dates: readonly string[], word = "crane") =>
  Promise.resolve(dates.map((date) => ({ date, word }) as Riddle));

async function open({ past, live }: { past: string[]; live: string[] }) {
  const shelf = createRiddleShelf();
  const archive = createRiddleArchive(shelf);
  await shelf.refresh(() => riddlesOf(live));
  await archive.refresh(() => riddlesOf(past));
  return { shelf, archive };
}

it.each([
  [["2026-01-01", "2026-01-02", "2026-01-03"], "2026-01-03"],
  [["2026-01-01", "2026-01-03"], "2026-01-01"],
  [["2026-01-02"], "2025-12-31"],
  [[], "2025-12-31"],
])("with riddles for %j the shelf is ready from the first of January through %s", async (live, last) => {
  expect((await open({ past: [], live })).shelf.readyThrough("2026-01-01")).toBe(last);
});

it.each([
  ["2026-03-01", "2026-01-05"],
  ["2026-01-05", "2026-01-02"],
  ["2026-01-02", undefined],
  ["0000-01-01", undefined],
])("finds the newest riddle before %s across gaps: %s", async (date, newest) => {
  const { archive } = await open({ past: ["2026-01-02"], live: ["2026-01-05"] });
  expect(archive.newestBefore(date)).toBe(newest);
});

it("has another revision after a change of a past or of a live riddle", async () => {
  const { shelf, archive } = await open({ past: ["2026-01-01"], live: ["2026-01-02"] });
  const revisions = [archive.revision()];
  await shelf.refresh(() => riddlesOf(["2026-01-02"], "slate"));
  revisions.push(archive.revision());
  await archive.refresh(() => riddlesOf(["2026-01-01"], "slate"));
  revisions.push(archive.revision());
  expect(new Set(revisions).size).toBe(3);
});
