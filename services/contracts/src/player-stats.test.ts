import { playerStats } from "./player-stats.ts";
import { statsSchema, type Result } from "./stats.ts";

const latest = "2026-11-23";
const on = (day: string, guesses: number | null): Result => ({ date: `2026-11-${day}`, guesses });
const statsOf = (...results: Result[]) => playerStats(results, latest);

it("are all zero before the first result", () => {
  const stats = statsOf();
  expect(stats).toEqual({
    played: 0,
    riddlesSolved: 0,
    currentStreak: 0,
    bestStreak: 0,
    successRate: null,
    distribution: [0, 0, 0, 0, 0, 0],
    lastSolvedDate: null,
    fromRiddle: { solved: 0, currentStreak: 0, bestStreak: 0 },
  });
  expect(statsSchema.safeParse(stats).success).toBe(true);
});

it("count guesses, the share of solved puzzles and the last one, in any order", () => {
  expect(statsOf(on("03", 6), on("01", 3), on("02", null), on("20", 3))).toMatchObject({
    played: 4,
    riddlesSolved: 3,
    successRate: 75,
    distribution: [0, 0, 2, 0, 0, 1],
    lastSolvedDate: "2026-11-20",
  });
});

it("count the days of the current streak up to the latest puzzle, and of the best one", () => {
  const best = ["01", "02", "03", "04"].map((day) => on(day, 4));
  expect(statsOf(...best, on("22", 2), on("23", 5))).toMatchObject({ currentStreak: 2, bestStreak: 4 });
});

it("keep a streak until the latest puzzle is over", () => {
  expect(statsOf(on("21", 4), on("22", 4)).currentStreak).toBe(2);
  expect(statsOf(on("20", 4), on("21", 4)).currentStreak).toBe(0);
});

it("end a streak at a failed puzzle", () => {
  expect(statsOf(on("21", 4), on("22", 4), on("23", null)).currentStreak).toBe(0);
  expect(statsOf(on("21", 4), on("22", null), on("23", 4))).toMatchObject({
    currentStreak: 1,
    bestStreak: 1,
  });
});

it("keep the streak of a player who has travelled back a day", () => {
  expect(statsOf(on("22", 4), on("23", 4), on("24", 4)).currentStreak).toBe(3);
});

it("count across the end of a year and a leap day", () => {
  const results = ["2027-12-31", "2028-01-01"].map((date) => ({ date, guesses: 3 }));
  expect(playerStats(results, "2028-01-01").currentStreak).toBe(2);
  const leap = ["2028-02-28", "2028-02-29", "2028-03-01"].map((date) => ({ date, guesses: 3 }));
  expect(playerStats(leap, "2028-03-01").currentStreak).toBe(3);
});

it("count games solved from the riddle alone, and a streak of them that any other result ends", () => {
  const alone = (day: string): Result => ({ ...on(day, 3), helped: "riddle" });
  const helped: Result = { ...on("21", 3), helped: "hint-1" };
  expect(statsOf(alone("18"), alone("19"), alone("20"), helped, alone("22"))).toMatchObject({
    currentStreak: 5,
    fromRiddle: { solved: 4, currentStreak: 1, bestStreak: 3 },
  });
  expect(statsOf(alone("22"), on("23", 2)).fromRiddle).toEqual({
    solved: 1,
    currentStreak: 0,
    bestStreak: 1,
  });
  expect(statsOf({ ...on("23", null), helped: "riddle" }).fromRiddle.solved).toBe(0);
});
