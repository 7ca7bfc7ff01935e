import { daysOf, lastDayOf, monthAfter, monthName, monthSlug, readMonthSlug } from "./puzzle-month.ts";

describe("A month", () => {
  it.each([
    ["2026-11", "November 2026", "november-2026"],
    ["2024-02", "February 2024", "february-2024"],
  ])("%s is called %s, and %s in addresses", (month, name, slug) => {
    expect(monthName(month)).toBe(name);
    expect(monthSlug(month)).toBe(slug);
    expect(readMonthSlug(slug)).toBe(month);
  });

  it.each([
    "November-2026",
    "nov-2026",
    "november-26",
    "november-2026-1",
    "2026-11",
    "november-0026",
    "",
    "constructor",
  ])("isn't named by %j", (slug) => expect(readMonthSlug(slug)).toBeNull());

  it.each([
    ["2026-11", "2026-12", "2026-11-30"],
    ["2026-12", "2027-01", "2026-12-31"],
    ["2024-02", "2024-03", "2024-02-29"],
    ["2026-01", "2026-02", "2026-01-31"],
  ])("%s is followed by %s and ends on %s", (month, next, last) => {
    expect(monthAfter(month)).toBe(next);
    expect(lastDayOf(month)).toBe(last);
    expect(daysOf(month)).toHaveLength(Number(last.slice(8)));
    expect(daysOf(month).at(-1)).toBe(last);
  });
});
