import { longDate } from "./long-date.ts";

describe("longDate", () => {
  it.each([
    ["2026-11-21", "Saturday 21 November 2026"],
    ["2024-02-29", "Thursday 29 February 2024"],
    ["2021-06-19", "Saturday 19 June 2021"],
    ["2027-01-01", "Friday 1 January 2027"],
  ])("writes %s as %s", (date, text) => {
    expect(longDate(date)).toBe(text);
  });
});
