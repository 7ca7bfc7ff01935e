import { firstZone, homeZone, lastZone, latestPuzzleDate, releaseInstantMs } from "./puzzle-clock.ts";
import { addDays } from "./day-arithmetic.ts";

const clockOf = (zone: string) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });

describe("the release of a puzzle", () => {
  it.each([
    ["America/New_York", "2026-11-21", "2026-11-21T05:05:00.000Z"],
    ["America/New_York", "2026-07-01", "2026-07-01T04:05:00.000Z"],
    ["Pacific/Kiritimati", "2026-11-21", "2026-11-20T10:05:00.000Z"],
    ["Etc/GMT+12", "2026-11-21", "2026-11-21T12:05:00.000Z"],
    ["Asia/Kathmandu", "2026-11-21", "2026-11-20T18:20:00.000Z"],
    ["UTC", "2028-02-29", "2028-02-29T00:05:00.000Z"],
    ["America/New_York", "2026-03-08", "2026-03-08T05:05:00.000Z"],
    ["America/New_York", "2026-03-09", "2026-03-09T04:05:00.000Z"],
    ["America/Havana", "2026-11-01", "2026-11-01T04:05:00.000Z"],
  ])("in %s of %s is at %s", (zone, date, instant) => {
    expect(new Date(releaseInstantMs(date, zone)).toISOString()).toBe(instant);
  });

  it("is at 00:05 in New York on every date of March and November, when clocks change, until 2100", () => {
    const clock = clockOf(homeZone);
    const wrong: string[] = [];
    for (let date = "2026-01-01"; date < "2100-01-01"; date = addDays(date, 1)) {
      if (!/-(03|11)-/.test(date)) continue;
      const time = clock.format(releaseInstantMs(date, homeZone));
      if (time !== `${date} 00:05`) wrong.push(time);
    }
    expect(wrong).toEqual([]);
  });

  it("is five minutes after the start of the day where clocks skip midnight", () => {
    // Egypt sets its clocks from 00:00 to 01:00 on the last Friday of April.
    const release = releaseInstantMs("2026-04-24", "Africa/Cairo");
    expect(clockOf("Africa/Cairo").format(release)).toBe("2026-04-24 01:05");
  });

  it("keeps the order of dates where a zone skipped a whole day", () => {
    // Samoa went from 29 to 31 December 2011.
    const [before, missing, after] = ["2011-12-29", "2011-12-30", "2011-12-31"].map((date) =>
      releaseInstantMs(date, "Pacific/Apia"),
    );
    expect(before).toBeLessThanOrEqual(missing ?? 0);
    expect(missing).toBeLessThanOrEqual(after ?? 0);
  });
});

describe("the latest puzzle's date", () => {
  const changing = [
    homeZone,
    "Pacific/Kiritimati",
    "Pacific/Pago_Pago",
    "Australia/Lord_Howe",
    "Africa/Cairo",
    "Asia/Beirut",
    "America/Havana",
    "Atlantic/Azores",
    "Asia/Kolkata",
  ];

  it.each(changing)("in %s changes exactly at each release of a year", (zone) => {
    for (let date = "2026-01-01"; date < "2027-01-01"; date = addDays(date, 1)) {
      const release = releaseInstantMs(date, zone);
      expect(latestPuzzleDate(release, zone)).toBe(date);
      expect(latestPuzzleDate(release - 1, zone)).toBe(addDays(date, -1));
    }
  });

  it("is one of at most three dates in all zones at any hour", () => {
    const hours = Array.from({ length: 48 }, (_, hour) => Date.UTC(2026, 10, 21, hour, 30));
    const bounds = (now: number) =>
      [latestPuzzleDate(now, lastZone), latestPuzzleDate(now, firstZone)] as const;
    for (const [earliest, latest] of hours.map(bounds))
      expect([addDays(earliest, 1), addDays(earliest, 2)]).toContain(latest);
    const outside = Intl.supportedValuesOf("timeZone").filter((zone) =>
      hours.some((now) => {
        const [earliest, latest] = bounds(now);
        const date = latestPuzzleDate(now, zone);
        return date < earliest || date > latest;
      }),
    );
    expect(outside).toEqual([]);
  });
});
