import { homeZone, latestRiddleSchema, releaseInstantMs } from "@wordlehint/contracts";
import { datedRiddleView, latestRiddleView, previousRiddleView, type Riddle } from "./riddle.ts";

const riddle: Riddle = {
  date: "2026-11-01",
  word: "crane",
  lines: [
    "I stand on one leg where the reeds sway,",
    "or lift great loads by day.",
    "Long of neck,",
    "I bow.",
  ],
  theme: "wings and winches",
  hints: ["It stands near water.", "It has a long neck.", "A tall wading bird."],
  notes: null,
  source: "library",
  facts: { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" },
  generatedAt: new Date("2026-10-29T00:00:00Z"),
  releasedAt: null,
};
const released = releaseInstantMs(riddle.date, homeZone);
const viewAfter = (hours: number) =>
  latestRiddleView(riddle, homeZone, new Date(released + hours * 3_600_000), 1);

describe("latestRiddleView", () => {
  it("satisfies the contract", () => {
    expect(latestRiddleSchema.parse(viewAfter(0))).toEqual(viewAfter(0));
  });

  it("has the verse, a line to a line, and the lengths of its word", () => {
    expect(viewAfter(0)).toMatchObject({
      riddle: riddle.lines.join("\n"),
      wordLength: 5,
      puzzleNumber: 1962,
    });
  });

  it("contains the word only from the next release, which is 25 hours later when the clocks go back", () => {
    expect(viewAfter(24.999).word).toBeNull();
    expect(JSON.stringify(viewAfter(24.999))).not.toMatch(/crane/i);
    expect(viewAfter(25).word).toBe("crane");
  });

  it("gives the next release, which is 25 hours later when the clocks go back", () => {
    const { releasedAt, nextRiddleAt } = viewAfter(0);
    expect(Date.parse(nextRiddleAt) - Date.parse(releasedAt)).toBe(25 * 3_600_000);
  });
});

it("adds the theme, and the dates around it, to the view of a riddle's own page", () => {
  const neighbors = { previousDate: "2026-10-31", nextDate: null, firstDate: "2026-10-01" };
  const view = datedRiddleView(riddle, homeZone, new Date(released), 1, neighbors);
  expect(view).toEqual({ ...viewAfter(0), ...neighbors, theme: "wings and winches" });
});

it("leaves out of a list what is the same for all of its riddles", () => {
  const view = previousRiddleView(riddle, homeZone, new Date(released), 1);
  const { timeZone: _zone, nextRiddleAt: _next, ...rest } = viewAfter(0);
  expect(view).toEqual({ ...rest, theme: "wings and winches" });
});
