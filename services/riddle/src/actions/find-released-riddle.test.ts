import { addDays } from "@wordlehint/contracts";
import type { Context } from "../context.ts";
import type { Riddle } from "../domain/riddle.ts";
import { createRiddleArchive } from "../state/riddle-archive.ts";
import { createRiddleShelf } from "../state/riddle-shelf.ts";
import { checkMail } from "./check-mail.ts";
import { findReleasedRiddle } from "./find-released-riddle.ts";
import { listFeedDays } from "./list-feed-days.ts";
import { listPreviousRiddles } from "./list-previous-riddles.ts";

const [past, today, coming] = ["2026-11-18", "2026-11-21", "2026-11-23"];

const failure = (code: "unavailable" | "not_found") => expect.objectContaining({ code }) as Error;

/** A replica at noon in New York with these riddles on the shelf; `past` is undefined until it has been read. */
async function open({ live = [], past: all }: { live?: string[]; past?: string[] }): Promise<Context> {
  const riddlesOf = (dates: string[]) =>
    dates.map((date) => ({ date, word: "crane", lines: [] }) as unknown as Riddle);
  const shelf = createRiddleShelf();
  await shelf.refresh(() => Promise.resolve(riddlesOf(live)));
  const archive = createRiddleArchive(shelf);
  if (all) await archive.refresh(() => Promise.resolve(riddlesOf(all)));
  const now = () => new Date("2026-11-21T17:00:00Z");
  return { archive, shelf, now, config: { PUZZLE_NUMBER_OFFSET: 1 } } as unknown as Context;
}

describe.each([
  ["a riddle", (context: Context, date: string) => findReleasedRiddle(context, { date })],
  [
    "the check of a mail",
    (context: Context, date: string) => checkMail(context, { date, text: "", withHints: false }),
  ],
])("%s of a date", (_what, ask) => {
  it("can't be had yet while a live riddle is missing", async () => {
    const context = await open({ past: [past] });
    expect(() => ask(context, today)).toThrow(failure("unavailable"));
  });

  it("can't be had yet until the past has been read, and is not found where it has a gap", async () => {
    const starting = await open({ live: [today] });
    expect(() => ask(starting, past)).toThrow(failure("unavailable"));
    expect(() => ask(starting, today)).not.toThrow();
    const started = await open({ live: [today], past: [] });
    expect(() => ask(started, past)).toThrow(failure("not_found"));
  });

  it("is not found before its release, whether or not there is one", async () => {
    for (const live of [[coming], []]) {
      const context = await open({ live, past: [] });
      expect(() => ask(context, coming)).toThrow(failure("not_found"));
    }
  });
});

describe("the feeds", () => {
  const daysAgo = (days: number) => addDays(today, -days);

  it("have the latest thirty days, the newest first, and the numbers of the next seven", async () => {
    const all = Array.from({ length: 40 }, (_, days) => daysAgo(days)).filter((date) => date !== past);
    const { days, coming: next } = listFeedDays(await open({ live: [today, coming], past: all }), undefined);
    expect(days.map(({ date }) => date)).toEqual(all.filter((date) => date > daysAgo(30)));
    expect(next.map(({ puzzleNumber }) => puzzleNumber)).toEqual([1983, 1984, 1985, 1986, 1987, 1988, 1989]);
    expect(next[0]?.date).toBe("2026-11-22");
  });

  it.each([
    ["the past has been read", { live: [today] }],
    ["there is a riddle", { past: [] }],
  ])("can't be had until %s", async (_what, riddles) => {
    const context = await open(riddles);
    expect(() => listFeedDays(context, undefined)).toThrow(failure("unavailable"));
  });
});

describe("the archive", () => {
  it("can't be had until the past has been read", async () => {
    const context = await open({ live: [today] });
    expect(() => listPreviousRiddles(context, {})).toThrow(failure("unavailable"));
  });

  it("is empty, without an earlier page, when there was no riddle before today's", async () => {
    const context = await open({ live: [today], past: [] });
    expect(listPreviousRiddles(context, {})).toMatchObject({ riddles: [], earlierMonth: undefined });
  });
});
