import { playQuordle } from "./quordle.ts";

it("Quordle is played to the end of every game, after the fixed guesses", () => {
  const { games, average, lost } = playQuordle(["slate", "grind", "chomp"]);

  expect(games).toBe(1180);
  expect(average).toBeGreaterThan(7);
  expect(average).toBeLessThan(8);
  expect(lost).toBeLessThan(games / 50);
});
