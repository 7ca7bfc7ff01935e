import { addDays } from "@wordlehint/contracts";
import { wordsOfWeeks } from "./words-of-weeks.ts";

const words = Array.from({ length: 52 * 3 }, (_, index) => index);

describe("The words of the week", () => {
  it("change on Mondays", () => {
    const ofSunday = wordsOfWeeks(words, "2026-11-29");
    expect(wordsOfWeeks(words, "2026-11-23")).toEqual(ofSunday);
    expect(wordsOfWeeks(words, "2026-11-30").slice(3)).toEqual(ofSunday.slice(0, 3));
    expect(wordsOfWeeks(words, "2026-11-30").slice(0, 3)).not.toEqual(ofSunday.slice(0, 3));
  });

  it("are other ones in each of 52 weeks, and then begin again", () => {
    const weeks = Array.from({ length: 53 }, (_, week) => addDays("2026-01-05", 7 * week));
    const shown = weeks.map((monday) => wordsOfWeeks(words, monday).slice(0, 3));
    expect(shown.slice(0, 52).flat()).toEqual(words);
    expect(shown[52]).toEqual([0, 1, 2]);
  });

  it("are there before the first week too", () => {
    expect(wordsOfWeeks(words, "2026-01-04")).toEqual([153, 154, 155, 150, 151, 152]);
  });

  it("are always the same, and nobody's of last week, if there are three in all", () => {
    expect(wordsOfWeeks([1, 2, 3], "2026-11-30")).toEqual([1, 2, 3]);
    expect(wordsOfWeeks([], "2026-11-30")).toEqual([]);
  });
});
