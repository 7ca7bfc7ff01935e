import { weeksOf } from "./calendar-weeks.ts";

describe("The calendar of a month", () => {
  it("has full weeks from Sunday, with gaps for the days of other months", () => {
    const weeks = weeksOf("2026-11");
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
    expect(weeks[0]?.[0]).toBe("2026-11-01");
    expect(weeks[4]).toEqual(["2026-11-29", "2026-11-30", null, null, null, null, null]);
  });

  it.each([
    ["2026-02", 4],
    ["2026-08", 6],
    ["2024-02", 5],
  ])("of %s has %i weeks, and every day once", (month, count) => {
    const weeks = weeksOf(month);
    expect(weeks).toHaveLength(count);
    const days = weeks.flat().filter((day) => day !== null);
    expect(days).toEqual([...new Set(days)].sort());
    for (const week of weeks)
      for (const [index, day] of week.entries())
        if (day !== null) expect(new Date(day).getUTCDay()).toBe(index);
  });
});
