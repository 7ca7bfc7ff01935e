import { countdownTarget } from "./countdown-target.ts";

const target = (riddleDate: string, zone: string, now: string): string =>
  new Date(countdownTarget(riddleDate, zone, Date.parse(now))).toISOString();

describe("countdownTarget()", () => {
  it.each([
    [
      "00:05 on the day after the riddle's",
      "2026-11-21",
      "America/New_York",
      "2026-11-21T12:00:00Z",
      "2026-11-22T05:05:00.000Z",
    ],
    [
      "00:05 in the player's own zone",
      "2026-11-21",
      "Asia/Tokyo",
      "2026-11-21T12:00:00Z",
      "2026-11-21T15:05:00.000Z",
    ],
    [
      "an hour sooner on the day that clocks go forward",
      "2026-03-08",
      "America/New_York",
      "2026-03-08T05:05:00Z",
      "2026-03-09T04:05:00.000Z",
    ],
    [
      "an hour later on the day that clocks go back",
      "2026-11-01",
      "America/New_York",
      "2026-11-01T04:05:00Z",
      "2026-11-02T05:05:00.000Z",
    ],
    [
      "the next day at the very moment of a release",
      "2026-11-20",
      "America/New_York",
      "2026-11-21T05:05:00Z",
      "2026-11-22T05:05:00.000Z",
    ],
    [
      "the next 00:05 when the riddle is days old",
      "2026-11-10",
      "America/New_York",
      "2026-11-21T12:00:00Z",
      "2026-11-22T05:05:00.000Z",
    ],
    [
      "tonight's 00:05 in the minutes between midnight and release",
      "2026-11-20",
      "America/New_York",
      "2026-11-21T05:01:00Z",
      "2026-11-21T05:05:00.000Z",
    ],
    [
      "the day after a riddle that is ahead of the player's day",
      "2026-11-22",
      "Pacific/Honolulu",
      "2026-11-21T12:00:00Z",
      "2026-11-23T10:05:00.000Z",
    ],
  ])("%s", (_case, riddleDate, zone, now, expected) => {
    expect(target(riddleDate, zone, now)).toBe(expected);
  });
});
