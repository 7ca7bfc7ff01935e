import { puzzleDateAt, releaseInstant } from "./zone.ts";

const at = (iso: string): number => Date.parse(iso);

describe("puzzleDateAt", () => {
  it.each([
    ["2026-11-21T05:04:59Z", "America/New_York", "2026-11-20"],
    ["2026-11-21T05:05:00Z", "America/New_York", "2026-11-21"],
    ["2026-11-20T10:05:00Z", "Pacific/Kiritimati", "2026-11-21"],
    ["2026-11-21T10:04:59Z", "Pacific/Honolulu", "2026-11-20"],
    ["2026-11-20T18:20:00Z", "Asia/Kathmandu", "2026-11-21"],
  ])("at %s in %s it is the puzzle of %s", (now, zone, date) => {
    expect(puzzleDateAt(at(now), zone)).toBe(date);
  });
});

describe("releaseInstant", () => {
  it.each([
    ["on an ordinary day", "2026-11-21", "America/New_York", "2026-11-21T05:05:00Z"],
    ["before clocks go forward", "2026-03-08", "America/New_York", "2026-03-08T05:05:00Z"],
    ["after clocks went forward", "2026-03-09", "America/New_York", "2026-03-09T04:05:00Z"],
    ["before clocks go back", "2026-11-01", "America/New_York", "2026-11-01T04:05:00Z"],
    ["after clocks went back", "2026-11-02", "America/New_York", "2026-11-02T05:05:00Z"],
    ["where clocks jump over midnight", "2026-04-24", "Africa/Cairo", "2026-04-23T22:05:00Z"],
    ["where clocks show 00:05 twice, the first time", "2026-11-01", "America/Havana", "2026-11-01T04:05:00Z"],
    ["at the far end of the calendar", "2026-01-01", "Pacific/Kiritimati", "2025-12-31T10:05:00Z"],
  ])("%s", (_case, date, zone, instant) => {
    expect(new Date(releaseInstant(date, zone)).toISOString()).toBe(instant.replace("Z", ".000Z"));
  });

  it("is the moment at which the puzzle's date changes, on every day of a year in zones of every kind", () => {
    for (const zone of [
      "America/New_York",
      "Africa/Cairo",
      "America/Havana",
      "Australia/Lord_Howe",
      "Asia/Kathmandu",
    ]) {
      for (let day = at("2026-01-01"); day < at("2027-01-01"); day += 86_400_000) {
        const date = new Date(day).toISOString().slice(0, 10);
        const instant = releaseInstant(date, zone);
        expect([zone, puzzleDateAt(instant, zone)]).toEqual([zone, date]);
        expect([zone, date, puzzleDateAt(instant - 1, zone) < date]).toEqual([zone, date, true]);
      }
    }
  });
});
