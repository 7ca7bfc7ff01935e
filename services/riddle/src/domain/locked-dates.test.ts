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

  it.each([
    ["2026-11-21", homeZone],
    ["2026-11-21", lastZone],
    ["2026-11-01", homeZone],
    ["2026-11-01", "America/Adak"],
    ["2027-04-04", "Pacific/Chatham"],
  ])("contains %s until its answer is available in %s", (date, zone) => {
    expect(lockedDates(answerInstantMs(date, zone) - 1, 1)).toContain(date);
  });

  it("contains a date no longer once its answer is available in the last zone", () => {
    expect(lockedDates(answerInstantMs("2026-11-21", lastZone), 1)).not.toContain("2026-11-21");
  });
});
