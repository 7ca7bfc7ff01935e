import { percent, winInOrder, winsInARow, winWithTest } from "./chances.ts";

describe("The chance to win", () => {
  it("is that of finding the word before the guesses run out", () => {
    expect(winInOrder(5, 3)).toBe(3 / 5);
    expect(winInOrder(3, 4)).toBe(1);
  });

  it("after a test is that of finding the word within its group, with one guess fewer", () => {
    const groups = [["batch"], ["latch"], ["catch", "hatch", "watch"]];
    expect(winWithTest(groups, 2)).toBe(3 / 5);
    expect(winWithTest(groups, 3)).toBe(4 / 5);
  });

  it("of seven games in a row is 48% for somebody who wins nine in ten", () => {
    expect(percent(winsInARow(0.9, 7))).toBe("48%");
  });
});
