import { countdownTarget } from "./countdown-target.ts";

const target = (zone: string, now: string): string =>
  new Date(countdownTarget(zone, Date.parse(now))).toISOString();

describe("countdownTarget()", () => {
  it.each([
    ["00:05 on the next day", "America/New_York", "2026-11-21T12:00:00Z", "2026-11-22T05:05:00.000Z"],
    ["00:05 in the player's own zone", "Asia/Tokyo", "2026-11-21T12:00:00Z", "2026-11-21T15:05:00.000Z"],
    [
      "an hour sooner on the day that clocks go forward",
      "America/New_York",
      "2026-03-08T05:05:00Z",
      "2026-03-09T04:05:00.000Z",
    ],
    [
      "an hour later on the day that clocks go back",
      "America/New_York",
      "2026-11-01T04:05:00Z",
      "2026-11-02T05:05:00.000Z",
    ],
    [
      "the next day at the very moment of a release",
      "America/New_York",
      "2026-11-21T05:05:00Z",
      "2026-11-22T05:05:00.000Z",
    ],
    [
      "tonight's 00:05 in the minutes between midnight and release",
      "America/New_York",
      "2026-11-21T05:01:00Z",
      "2026-11-21T05:05:00.000Z",
    ],
  ])("%s", (_case, zone, now, expected) => {
    expect(target(zone, now)).toBe(expected);
  });
});
