import { earlierMonth, toArchiveDay } from "./archive-day.ts";

describe("A day of the archive", () => {
  it("has the first line of its riddle, and nothing that leads to the answer", () => {
    const riddle = {
      id: "r1",
      date: "2026-11-20",
      puzzleNumber: 1981,
      word: "crane",
      wordLength: 5,
      riddle: "I wade on stilts,\nthen fold my neck",
      facts: { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" as const },
      theme: "wings",
      releasedAt: "2026-11-20T05:05:00.000Z",
      answerAvailableAt: "2026-11-21T05:05:00.000Z",
    };
    expect(toArchiveDay(riddle)).toEqual({
      date: "2026-11-20",
      puzzleNumber: 1981,
      theme: "wings",
      firstLine: "I wade on stilts,",
    });
  });

  it.each([
    ['</api/riddle/previous?month=2026-10&tz=Asia%2FTokyo>; rel="next"', "2026-10"],
    ['</api/riddle/previous?tz=UTC&month=2026-10>; rel="next"', "2026-10"],
    ['</styles.css>; rel="preload"', null],
    [null, null],
  ])("of the Link header %j, the month before is %j", (link, month) => {
    expect(earlierMonth(link)).toBe(month);
  });
});
