import { homeZone, lastZone } from "@wordlehint/contracts";
import { lockedDates } from "./locked-dates.ts";
import { answerInstantMs } from "./puzzle-clock.ts";

describe("lockedDates", () => {
  it("lists the dates from the earliest live one to the horizon", () => {
    const noon = Date.parse("2026-11-21T17:00:00Z");
    expect(lockedDates(noon, 3)).toEqual([
      "2026-11-21",
      "2026-11-22",
      "2026-11-23",
      "2026-11-24",
      "2026-11-25",
    ]);
  });

  it.each([homeZone, lastZone])("contains a date until its answer is available in %s", (zone) => {
    const unlocked = answerInstantMs("2026-11-21", zone);
    expect(lockedDates(unlocked - 1, 1)).toContain("2026-11-21");
  });
});
