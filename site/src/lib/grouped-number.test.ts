import { groupedNumber } from "./grouped-number.ts";

it.each([
  0, 7, 999, 1_000, 12_345, 999_999, 1_234_567, -1, -1_000, 0.5, 4.25, 1_234.5, 2.71828, 0.0004, -12_345.6,
])("groups %d as the browser does in English", (value) => {
  expect(groupedNumber(value)).toBe(value.toLocaleString("en"));
});
