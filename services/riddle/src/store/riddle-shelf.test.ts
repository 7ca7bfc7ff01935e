import type { Riddle } from "../domain/riddle.ts";
import { createRiddleShelf } from "./riddle-shelf.ts";

const shelfOf = (...dates: string[]) => {
  const shelf = createRiddleShelf();
  shelf.replace(dates.map((date) => ({ date }) as Riddle));
  return shelf;
};

it.each([
  [["2026-01-01", "2026-01-02", "2026-01-03"], "2026-01-03"],
  [["2026-01-01", "2026-01-03"], "2026-01-01"],
  [["2026-01-02"], "2025-12-31"],
  [[], "2025-12-31"],
])("with riddles for %j it is ready from the first of January through %s", (dates, last) => {
  expect(shelfOf(...dates).readyThrough("2026-01-01")).toBe(last);
});

it("drops riddles that are not among the new ones", () => {
  const shelf = shelfOf("2026-01-01");
  shelf.replace([{ date: "2026-01-02" } as Riddle]);
  expect(shelf.has("2026-01-01")).toBe(false);
  expect(shelf.get("2026-01-02")).toBeDefined();
});

it("keeps the riddles of the refresh that began last, whichever ends last", async () => {
  const shelf = shelfOf();
  const slow = Promise.withResolvers<Riddle[]>();
  const first = shelf.refresh(() => slow.promise);
  await shelf.refresh(() => Promise.resolve([{ date: "2026-01-02" } as Riddle]));
  slow.resolve([]);
  await first;
  expect(shelf.has("2026-01-02")).toBe(true);
});
