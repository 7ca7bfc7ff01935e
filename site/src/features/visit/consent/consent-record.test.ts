import { choiceIn, recordOf } from "./consent-record.ts";

const now = Date.UTC(2026, 10, 21);
const hourMs = 3_600_000;
const halfYearMs = 180 * 24 * hourMs;
const choice = { analytics: true, advertising: false };
const record = recordOf(choice, now);

describe("A consent record", () => {
  it("holds the choice, its time and its expiry", () => {
    expect(record).toEqual({
      preferences: { necessary: true, analytics: true, advertising: false },
      expiry: now + halfYearMs,
      timestamp: now,
    });
  });

  it.each<[string, number, boolean]>([
    ["at once", 0, true],
    ["an hour before 180 days have passed", halfYearMs - hourMs, true],
    ["a millisecond before", halfYearMs - 1, true],
    ["no longer after 180 days", halfYearMs, false],
    ["no longer years later", 10 * halfYearMs, false],
    ["although the clock has been put back a little", -hourMs, true],
    ["not when it was made by a clock that was days ahead", -49 * hourMs, false],
  ])("is valid: %s", (_case, laterMs, isHeld) => {
    expect(choiceIn(JSON.parse(JSON.stringify(record)), now + laterMs)).toEqual(isHeld ? choice : null);
  });

  it.each<[string, unknown]>([
    ["nothing", null],
    ["a word", "accepted"],
    ["a list", []],
    ["no preferences", { ...record, preferences: undefined }],
    ["preferences that are no object", { ...record, preferences: true }],
    ["a choice that is neither yes nor no", { ...record, preferences: { analytics: 1, advertising: false } }],
    ["a missing choice", { ...record, preferences: { analytics: true } }],
    ["no end", { ...record, expiry: undefined }],
    ["an end that is no number", { ...record, expiry: String(now + hourMs) }],
    ["an end that never comes", { ...record, expiry: Infinity }],
    ["an end that is nowhere", { ...record, expiry: NaN }],
  ])("is ignored if it is %s", (_case, garbage) => {
    expect(choiceIn(garbage, now)).toBeNull();
  });
});
