import { addDays } from "@wordlehint/contracts";
import type { Context } from "../context.ts";
import type { Riddle } from "../domain/riddle.ts";
import { keepPast } from "./keep-past.ts";

// 2027-03-14 is the latest date then, and is live in every zone; the past begins the day before.
const now = new Date("2027-03-14T20:00:00Z");
const yesterday = "2027-03-13";
const text = {
  lines: ["I wade"],
  theme: null,
  hints: ["It is tall.", "It wades.", "A bird on long legs."],
  source: "composer",
};

/** Keeps three days, of which some are there, and some of those without hints. Returns what was saved and read. */
async function keep({
  present = [] as string[],
  withoutHints = [] as string[],
  fails = (_date: string) => false,
}) {
  const saved: Riddle[] = [];
  const completed: string[] = [];
  const refresh = jest.fn(() => Promise.resolve());
  const context = {
    now: () => now,
    config: { RIDDLE_HISTORY_DAYS: 3 },
    log: { info: jest.fn() },
    answers: {
      wordFor: (date: string) =>
        fails(date) ? Promise.reject(new Error("no answer")) : Promise.resolve("crane"),
    },
    offline: { write: () => text, complete: () => text },
    archive: { refresh },
    riddles: {
      datesBetween: () => Promise.resolve(new Set(present)),
      addSilently: (batch: Riddle[]) => Promise.resolve(void saved.push(...batch)),
      withoutHintsBefore: () =>
        Promise.resolve(withoutHints.map((date) => ({ date, word: "crane", lines: [] }))),
      complete: (date: string) => Promise.resolve(void completed.push(date)),
    },
  } as unknown as Context;
  const error = await keepPast(context).catch((reason: unknown) => reason);
  return { saved, completed, refresh, error };
}

const days = [yesterday, addDays(yesterday, -1), addDays(yesterday, -2)];

it("makes the riddles that are missing, as released at their time, and reads them", async () => {
  const { saved, refresh } = await keep({ present: [days[1] ?? ""] });
  expect(saved.map(({ date, releasedAt }) => [date, releasedAt?.toISOString()])).toEqual([
    [days[0], "2027-03-13T05:05:00.000Z"],
    [days[2], "2027-03-11T05:05:00.000Z"],
  ]);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it("reads the riddles again that only got hints", async () => {
  const { completed, saved, refresh } = await keep({ present: days, withoutHints: [yesterday] });
  expect(saved).toEqual([]);
  expect(completed).toEqual([yesterday]);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it("reads nothing again where nothing was missing", async () => {
  expect((await keep({ present: days })).refresh).not.toHaveBeenCalled();
});

it("keeps what it has made when a later answer can't be had", async () => {
  const { saved, error } = await keep({ fails: (date) => date === days[2] });
  expect(saved.map(({ date }) => date)).toEqual(days.slice(0, 2));
  expect(error).toEqual(new Error("no answer"));
});
