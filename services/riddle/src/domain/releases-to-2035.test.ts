import { addDays, latestPuzzleDate, releaseInstantMs, type PuzzleDate } from "@wordlehint/contracts";
import { answerInstantMs } from "./puzzle-clock.ts";

const first: PuzzleDate = "2026-11-01";
const last: PuzzleDate = "2035-12-31";
const hourMs = 3_600_000;

/** From UTC+14 to UTC−12; with clocks that change at midnight, by half an hour or by two hours, and in the south. */
const zones = [
  "Pacific/Kiritimati",
  "Pacific/Chatham",
  "Australia/Sydney",
  "Australia/Lord_Howe",
  "Asia/Tokyo",
  "Asia/Kathmandu",
  "Africa/Cairo",
  "Europe/Berlin",
  "Antarctica/Troll",
  "Atlantic/Azores",
  "America/St_Johns",
  "America/New_York",
  "America/Havana",
  "America/Santiago",
  "Pacific/Pago_Pago",
  "Etc/GMT+12",
];

describe.each(zones)("In %s, on every date to 2035,", (zone) => {
  const dates: PuzzleDate[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) dates.push(date);
  const releases = new Map([...dates, addDays(last, 1)].map((date) => [date, releaseInstantMs(date, zone)]));
  const releaseOf = (date: PuzzleDate) => releases.get(date) ?? Number.NaN;

  it("the riddle of that date is released once, and is the latest one until the next release", () => {
    const wrong = dates.filter((date) => {
      const [from, until] = [releaseOf(date), releaseOf(addDays(date, 1))];
      const isLatest = latestPuzzleDate(from, zone) === date && latestPuzzleDate(until - 1, zone) === date;
      return !(from < until && isLatest);
    });
    expect(wrong).toEqual([]);
  });

  it("the answer is available 24 hours after the release, or at the next release when that is later", () => {
    const wrong = dates.filter((date) => {
      const expected = Math.max(releaseOf(date) + 24 * hourMs, releaseOf(addDays(date, 1)));
      return answerInstantMs(date, zone) !== expected;
    });
    expect(wrong).toEqual([]);
  });

  it("a day lasts as long as its clocks say", () => {
    const lengths = new Set(dates.map((date) => (releaseOf(addDays(date, 1)) - releaseOf(date)) / hourMs));
    expect([...lengths].sort((a, b) => a - b)).toEqual(dayLengths[zone] ?? [23, 24, 25]);
  });
});

/** In hours, where they aren't 23, 24 and 25. */
const dayLengths: Readonly<Record<string, number[]>> = {
  "Pacific/Kiritimati": [24],
  "Asia/Tokyo": [24],
  "Asia/Kathmandu": [24],
  "Pacific/Pago_Pago": [24],
  "Etc/GMT+12": [24],
  "Australia/Lord_Howe": [23.5, 24, 24.5],
  "Antarctica/Troll": [22, 24, 26],
};
