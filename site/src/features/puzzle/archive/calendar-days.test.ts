import { calendarDays } from "./calendar-days.ts";
import { tileMark, tileName } from "./tile-words.ts";

const day = (date: string, puzzleNumber: number) => ({
  date,
  puzzleNumber,
  theme: null,
  firstLine: "A line",
});
const month = {
  month: "2026-11",
  through: "2026-11-21",
  days: [day("2026-11-21", 1982), day("2026-11-20", 1981), day("2026-11-18", 1979)],
  earlier: "2026-10",
  later: null,
};
const results = [
  { date: "2026-11-18", guesses: null },
  { date: "2026-11-20", guesses: 1 },
  { date: "2026-11-22", guesses: 2 },
];

describe("A tile of the calendar", () => {
  it.each([
    ["2026-11-18", "18 November 2026, No. 1979, not solved", "X/6"],
    ["2026-11-19", "19 November 2026, no riddle", ""],
    ["2026-11-20", "20 November 2026, No. 1981, solved in 1 guess", "1/6"],
    ["2026-11-21", "21 November 2026, today, No. 1982", ""],
    ["2026-11-22", "22 November 2026, not out yet", ""],
  ])("of %s is called '%s' and shows '%s'", (date, name, mark) => {
    const shown = calendarDays(month, results)(date);
    expect(tileName(shown)).toBe(name);
    expect(tileMark(shown)).toBe(mark);
  });

  it("of a month that is over is never today's", () => {
    const over = { ...month, through: "2026-11-30", later: "2026-12" };
    expect(calendarDays(over, [])("2026-11-30")).toMatchObject({ isToday: false, mark: "none" });
  });

  it("of a page that was kept is never today's", () => {
    expect(calendarDays(month, [], true)("2026-11-21")).toMatchObject({ isToday: false, mark: "riddle" });
  });
});
