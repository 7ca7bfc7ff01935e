import { clockText, spokenText } from "./remaining-time.ts";

const hourMs = 3_600_000;

describe("clockText()", () => {
  it.each([
    [0, "00:00:00"],
    [-5_000, "00:00:00"],
    [1, "00:00:01"],
    [61_000, "00:01:01"],
    [24 * hourMs, "24:00:00"],
    [25 * hourMs - 1, "25:00:00"],
  ])("shows %d ms as %s", (remainingMs, text) => {
    expect(clockText(remainingMs)).toBe(text);
  });
});

describe("spokenText()", () => {
  it.each([
    [7 * hourMs + 42 * 60_000, "7 hours and 42 minutes"],
    [hourMs, "1 hour"],
    [60_001, "2 minutes"],
    [1, "1 minute"],
    [0, "less than a minute"],
  ])("reads %d ms as %s", (remainingMs, text) => {
    expect(spokenText(remainingMs)).toBe(text);
  });
});
