import { addDays, homeZone, latestPuzzleDate, releaseInstantMs } from "@wordlehint/contracts";
import { answerInstantMs, liveDates } from "./puzzle-clock.ts";

describe("the answer is available", () => {
  const hoursAfterRelease = (date: string, zone: string) =>
    (answerInstantMs(date, zone) - releaseInstantMs(date, zone)) / 3_600_000;

  it.each([
    ["on a day of 24 hours", "2026-11-21", homeZone, 24],
    ["on a day of 23 hours, after the next release", "2026-03-08", homeZone, 24],
    ["on a day of 25 hours, at the next release", "2026-11-01", homeZone, 25],
    ["on a day of 25 hours in Chatham", "2027-04-04", "Pacific/Chatham", 25],
    ["on a day of 24 and a half hours", "2027-04-04", "Australia/Lord_Howe", 24.5],
    ["on a day of 26 hours", "2026-10-25", "Antarctica/Troll", 26],
  ])("%s (%s, %s) %d hours after the release", (_day, date, zone, hours) => {
    expect(hoursAfterRelease(date, zone)).toBe(hours);
  });

  it.each([homeZone, "Pacific/Chatham", "America/Havana"])(
    "never while its riddle is the latest one in %s",
    (zone) => {
      for (let date = "2027-01-01"; date < "2028-01-01"; date = addDays(date, 1)) {
        expect(latestPuzzleDate(answerInstantMs(date, zone), zone) > date).toBe(true);
      }
    },
  );
});

describe("the live dates", () => {
  it.each([
    [
      "begin in Kiritimati at 10:05 UTC on the day before",
      "2026-11-21T10:05:00Z",
      "2026-11-20",
      "2026-11-22",
    ],
    ["do not begin earlier", "2026-11-21T10:04:59Z", "2026-11-20", "2026-11-21"],
    ["end where the clock is 12 hours behind UTC", "2026-11-21T12:05:00Z", "2026-11-21", "2026-11-22"],
    ["do not end earlier", "2026-11-21T12:04:59Z", "2026-11-20", "2026-11-22"],
  ])("%s", (_what, now, earliest, latest) => {
    expect(liveDates(Date.parse(now))).toEqual({ earliest, latest });
  });
});
