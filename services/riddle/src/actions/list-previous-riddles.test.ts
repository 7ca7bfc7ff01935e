import type { Context } from "../context.ts";
import type { Riddle } from "../domain/riddle.ts";
import { createRiddleArchive } from "../state/riddle-archive.ts";
import { createRiddleShelf } from "../state/riddle-shelf.ts";
import { listPreviousRiddles } from "./list-previous-riddles.ts";

/** The archive at noon in New York on a date, with riddles of these dates. */
async function list(today: string, dates: string[], month?: string) {
  const archive = createRiddleArchive(createRiddleShelf());
  await archive.refresh(() =>
    Promise.resolve(
      dates.map(
        (date) =>
          ({ date, word: "crane", lines: [], facts: {}, releasedAt: new Date(0) }) as unknown as Riddle,
      ),
    ),
  );
  const now = () => new Date(`${today}T17:00:00Z`);
  const context = { archive, now, config: { PUZZLE_NUMBER_OFFSET: 1 } } as unknown as Context;
  const { riddles, ...more } = listPreviousRiddles(context, { month });
  return { ...more, dates: riddles.map(({ date }) => date) };
}

it("lists the riddles of the month before today, the newest first, and names the month before", async () => {
  const dates = ["2026-10-31", "2026-11-01", "2026-11-20", "2026-11-21"];
  expect(await list("2026-11-21", dates)).toEqual({
    dates: ["2026-11-20", "2026-11-01"],
    earlierMonth: "2026-10",
    nextReleaseMs: Date.parse("2026-11-22T05:05:00Z"),
  });
});

it("lists the last month on the first of a month, and the newest one that there is after a long gap", async () => {
  const onTheFirst = await list("2026-12-01", ["2026-11-29", "2026-11-30", "2026-12-01"]);
  expect(onTheFirst.dates).toEqual(["2026-11-30", "2026-11-29"]);
  expect((await list("2026-12-24", ["2026-08-03", "2026-12-24"])).dates).toEqual(["2026-08-03"]);
});

it("lists the month that is asked for", async () => {
  const dates = ["2026-08-03", "2026-10-31", "2026-11-20"];
  expect(await list("2026-11-21", dates, "2026-10")).toMatchObject({
    dates: ["2026-10-31"],
    earlierMonth: "2026-08",
  });
  expect(await list("2026-11-21", dates, "2026-08")).toMatchObject({
    dates: ["2026-08-03"],
    earlierMonth: undefined,
  });
});
