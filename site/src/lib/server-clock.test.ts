import { leadFrom } from "./server-clock.ts";

const dateMs = Date.parse("2026-11-28T16:00:00Z");

describe("leadFrom()", () => {
  it("leaves a clock alone that is right within the second which the header names", () => {
    expect(leadFrom(dateMs, dateMs + 900, dateMs + 950, 0)).toBe(0);
    expect(leadFrom(dateMs, dateMs - 300, dateMs + 100, 0)).toBe(0);
  });

  it.each([
    ["two days slow", -2 * 86_400_000],
    ["nine hours fast", 9 * 3_600_000],
    ["of a device that begins in 1970", -dateMs],
  ])("corrects a clock %s to the second", (_case, deviceMs) => {
    const sentMs = dateMs + 400 + deviceMs;
    const lead = leadFrom(dateMs, sentMs, sentMs + 200, 0);
    expect(Math.abs(lead + deviceMs)).toBeLessThanOrEqual(1_000);
    // The next header says the same: nothing jumps.
    expect(leadFrom(dateMs + 5_000, sentMs + 5_000, sentMs + 5_200, lead)).toBe(lead);
  });
});
