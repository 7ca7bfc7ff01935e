import { absentMonthWords } from "./absent-month.ts";

const range = { first: "2026-03-05", latest: "2026-11-21" };

describe("An address of the archive without riddles", () => {
  it.each(["december-2026", "january-2027"])(
    "of a month to come, %s, says that they aren't out yet",
    (slug) => {
      expect(absentMonthWords(slug, range).heading).toMatch(/^The riddles of \w+ \d{4} aren't out yet$/);
    },
  );

  it("of a month before the first riddle says when they begin, if that is known", () => {
    expect(absentMonthWords("february-2026", range)).toEqual({
      heading: "There are no riddles of February 2026",
      text: "Our riddles begin on 5 March 2026.",
    });
    expect(absentMonthWords("february-2026", { ...range, first: null }).text).toBe("Try a later month.");
  });

  it("that names no month says what one looks like", () => {
    expect(absentMonthWords("winter-2026", range).text).toContain("/wordle-hints/march-2026");
  });
});
