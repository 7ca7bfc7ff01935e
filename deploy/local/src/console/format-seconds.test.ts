import { formatSeconds } from "./format-seconds.ts";

it.each([
  [0, "0.0 s"],
  [440, "0.4 s"],
  [9949, "9.9 s"],
  [9960, "10 s"],
  [59_499, "59 s"],
  [59_600, "1 min 0 s"],
  [125_000, "2 min 5 s"],
])("formats %d ms as %s", (ms, text) => {
  expect(formatSeconds(ms)).toBe(text);
});
