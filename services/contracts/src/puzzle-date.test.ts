import { addDays, daysBetween } from "./day-arithmetic.ts";
import { puzzleDateSchema } from "./puzzle-date.ts";

const isAccepted = (input: unknown) => puzzleDateSchema.safeParse(input).success;

it.each(["2026-11-21", "2024-02-29", "2000-02-29", "2021-06-19", "2026-12-31"])("accepts %s", (date) => {
  expect(puzzleDateSchema.parse(date)).toBe(date);
});

it.each([
  "2026-02-30",
  "2026-02-29",
  "1900-02-29",
  "2026-04-31",
  "2026-13-01",
  "2026-00-10",
  "2026-01-00",
  "2026-01-32",
  "2026-1-1",
  "26-01-01",
  "2026/01/01",
  "2026-11-21T00:00:00Z",
  " 2026-11-21",
  "2026-11-21\n",
  "+002026-11-21",
  "-2026-11-21",
  "٢٠٢٦-١١-٢١",
  "",
  "__proto__",
  "2026-11-21".repeat(100_000),
])("refuses a string that is not a day (%#)", (text) => {
  expect(isAccepted(text)).toBe(false);
});

it.each([[undefined], [null], [20261121], [new Date()], [["2026-11-21"]], [{}], [true]])(
  "refuses %p, which is not a string",
  (input) => {
    expect(isAccepted(input)).toBe(false);
  },
);

it("adds days across months, leap days and years", () => {
  expect(addDays("2026-02-28", 1)).toBe("2026-03-01");
  expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
  expect(addDays("2026-11-21", 0)).toBe("2026-11-21");
});

it("counts calendar days across clock changes", () => {
  expect(addDays("2026-03-07", 2)).toBe("2026-03-09");
  expect(daysBetween("2026-10-31", "2026-11-02")).toBe(2);
});

it("adds and subtracts consistently for every day of a century", () => {
  const begin = "2000-01-01";
  const wrong: string[] = [];
  let date = begin;
  for (let days = 0; days <= 36_525; days++) {
    const isRight = daysBetween(begin, date) === days && daysBetween(date, begin) === 0 - days;
    if (!isAccepted(date) || !isRight) wrong.push(date);
    date = addDays(date, 1);
  }
  expect(wrong).toEqual([]);
});

it("throws instead of returning an invalid day", () => {
  expect(() => addDays("tomorrow", 1)).toThrow(RangeError);
  expect(() => addDays("9999-12-31", 1)).toThrow(RangeError);
  expect(() => addDays("2026-11-21", Infinity)).toThrow(RangeError);
});
