import { homeZone, releaseInstantMs } from "@wordlehint/contracts";
import { answerInstantMs, liveDates } from "./puzzle-clock.ts";

it("makes the answer available 24 hours after the release, even on a day of 25 hours", () => {
  const answer = answerInstantMs("2026-11-01", homeZone);
  expect(releaseInstantMs("2026-11-02", homeZone) - answer).toBe(3_600_000);
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
