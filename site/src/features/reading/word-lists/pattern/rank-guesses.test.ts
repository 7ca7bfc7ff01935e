import { feedbackCode } from "@wordlehint/contracts/feedback";
import { rankGuesses, type Ranking } from "./rank-guesses.ts";

function rank(...args: Parameters<typeof rankGuesses>): Ranking {
  const steps = rankGuesses(...args);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const lights = ["eight", "fight", "light", "might", "night", "right", "sight", "tight"];

describe("The ranking of guesses", () => {
  it("puts the word first that leaves fewest on average, and finds the best possible answer", () => {
    const { best, bestPossible, compared } = rank(["flams", "zzzzz"], lights);
    expect(best[0]).toEqual({ word: "flams", isPossible: false, left: 20 / 8, worst: 4, apart: 4 });
    expect(bestPossible).toMatchObject({ word: "eight", left: 49 / 8, worst: 7, apart: 1 });
    expect(compared).toBe(10);
    expect(best.map(({ word }) => word)).not.toContain("zzzzz");
  });

  it("counts nothing as left when a guess is right, so that a possible answer comes before a mere test", () => {
    const { best, ties } = rank(["frame", "light", "might"], ["light", "might"]);
    expect(best.map(({ word, left }) => [word, left])).toEqual([
      ["light", 0.5],
      ["might", 0.5],
      ["frame", 1],
    ]);
    expect(ties).toEqual(["might"]);
  });

  it("compares only allowed words, and always the possible answers", () => {
    const { best, compared } = rank(["flams", "wight"], lights, (word) => word === "wight");
    expect(compared).toBe(9);
    expect(best[0]?.word).toBe("eight");
  });

  it("groups words by the same colors as a guess gets, with repeated letters as well", () => {
    const possible = ["geese", "eerie", "speed", "crane", "added", "llama", "hello"];
    for (const guess of ["erase", "eerie", "crane", "ladle", "dread"]) {
      const groups = Map.groupBy(possible, (answer) => feedbackCode(answer, guess));
      const sizes = [...groups.values()].map(({ length }) => length);
      const squares = sizes.reduce((sum, size) => sum + size * size, 0);
      const ranked = rank([guess], possible).best.find(({ word }) => word === guess);
      expect(ranked?.left).toBeCloseTo((squares - Number(possible.includes(guess))) / possible.length);
      expect(ranked?.worst).toBe(Math.max(...sizes));
      expect(ranked?.apart).toBe(sizes.filter((size) => size === 1).length);
    }
  });
});
