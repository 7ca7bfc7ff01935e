import { firstZone, homeZone, lastZone, latestPuzzleDate, releaseInstantMs } from "./puzzle-clock.ts";
import { addDays } from "./day-arithmetic.ts";

const clockIn = (zone: string, instant: number) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" }).format(
    instant,
  );

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
    for (let date = "2026-01-01"; date < "2100-01-01"; date = addDays(date, 1)) {
      if (!/-(03|11)-/.test(date)) continue;
      expect(clockIn(homeZone, releaseInstantMs(date, homeZone))).toBe(`${date} 00:05`);
    }
  });

  it("is five minutes after the start of the day where clocks skip midnight", () => {
    // Egypt sets its clocks from 00:00 to 01:00 on the last Friday of April.
    expect(clockIn("Africa/Cairo", releaseInstantMs("2026-04-24", "Africa/Cairo"))).toBe("2026-04-24 01:05");
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
  const zones = [
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

  it.each(zones)("in %s changes exactly at each release of a year", (zone) => {
    for (let date = "2026-01-01"; date < "2027-01-01"; date = addDays(date, 1)) {
      const release = releaseInstantMs(date, zone);
      expect(latestPuzzleDate(release, zone)).toBe(date);
      expect(latestPuzzleDate(release - 1, zone)).toBe(addDays(date, -1));
    }
  });

  it("is one of at most three dates in all zones at any hour", () => {
    for (let hour = 0; hour < 48; hour++) {
      const now = Date.UTC(2026, 10, 21, hour, 30);
      const [earliest, latest] = [latestPuzzleDate(now, lastZone), latestPuzzleDate(now, firstZone)];
      expect([addDays(earliest, 1), addDays(earliest, 2)]).toContain(latest);
      for (const zone of Intl.supportedValuesOf("timeZone")) {
        const date = latestPuzzleDate(now, zone);
        expect(date >= earliest && date <= latest).toBe(true);
      }
    }
  });
});
