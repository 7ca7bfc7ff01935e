import { sharedResult } from "./share-result.ts";

describe("A shared result", () => {
  it("says number, guesses and how far one had read, in words and tiles", () => {
    expect(sharedResult(1989, 3, "riddle")).toBe(
      "Wordle No. 1989, as a riddle: solved in 3 guesses, from the riddle alone.\n🟩⬜⬜⬜⬜⬜",
    );
    expect(sharedResult(1989, 1, "hint-2")).toBe(
      "Wordle No. 1989, as a riddle: solved in 1 guess, with two hints.\n🟩🟩🟩🟩⬜⬜",
    );
  });

  it("says no more than the result where it isn't known, or where the answer was read", () => {
    expect(sharedResult(1989, 4, undefined)).toBe("Wordle No. 1989, as a riddle: solved in 4 guesses.");
    expect(sharedResult(1989, null, "answer")).toBe("Wordle No. 1989, as a riddle: not solved.");
  });
});
