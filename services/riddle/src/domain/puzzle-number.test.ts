import { puzzleNumber } from "./puzzle-number.ts";

it.each([
  ["2021-06-19", 1, 1],
  ["2021-06-20", 1, 2],
  ["2026-11-21", 1, 1982],
  ["2026-11-21", 0, 1981],
  ["2021-06-18", 1, 0],
])("numbers the puzzle of %s, with the offset %d, as %d", (date, offset, number) => {
  expect(puzzleNumber(date, offset)).toBe(number);
});
