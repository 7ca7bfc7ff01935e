import { homeZone, releaseInstantMs } from "@wordlehint/contracts";
import { answerInstantMs } from "./puzzle-clock.ts";

it("makes the answer available 24 hours after the release, even on a day of 25 hours", () => {
  const answer = answerInstantMs("2026-11-01", homeZone);
  expect(releaseInstantMs("2026-11-02", homeZone) - answer).toBe(3_600_000);
});
