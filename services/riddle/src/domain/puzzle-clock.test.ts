import { homeZone, releaseInstantMs } from "@wordlehint/contracts";
import { answerInstantMs, isKnownZone } from "./puzzle-clock.ts";

it("makes the answer available 24 hours after the release, even on a day of 25 hours", () => {
  const answer = answerInstantMs("2026-11-01", homeZone);
  expect(releaseInstantMs("2026-11-02", homeZone) - answer).toBe(3_600_000);
});

it.each([
  ["Europe/Berlin", true],
  ["Asia/Calcutta", true],
  ["utc", true],
  ["+02:00", false],
  ["Mars/Olympus", false],
  ["", false],
  ["../../etc", false],
  ["Europe/Berlin\n", false],
])("knows whether %j is a time zone: %s", (zone, known) => {
  expect(isKnownZone(zone)).toBe(known);
});
