import { expectedLeft, reviewGame, reviewText } from "./review-game.ts";

const words = ["crane", "crate", "grate", "slate", "plate", "audio"];

it("tells for each guess what was possible before it, and what it left", () => {
  const [first, second, third] = reviewGame("grate", ["slate", "crate", "grate"], words);
  expect(first).toMatchObject({ tiles: "xxggg", before: words, left: 2 });
  expect(second).toMatchObject({ tiles: "xgggg", before: ["crate", "grate"], left: 1, expected: 0.5 });
  expect(third).toMatchObject({ tiles: "ggggg", before: ["grate"], left: 0 });
});

it("knows an answer that isn't in the list", () => {
  expect(reviewGame("zonal", ["slate", "zonal"], words)[1]?.before).toEqual(["zonal"]);
});

it("counts words left on average as none when the guess can be right", () => {
  expect(expectedLeft("audio", ["audio", "crane"])).toBe(0.5);
  expect(expectedLeft("fuzzy", ["slate", "plate"])).toBe(2);
});

describe("The words of a review", () => {
  const guess = { word: "slate", tiles: "xxggg", before: words, left: 2, expected: 1.9 };
  const best = { word: "crate", left: 1 };

  it("say what a guess did, and which would have done better", () => {
    expect(reviewText(guess, "grate", best)).toBe(
      "6 words were possible before it, 2 after it. That is about its average, 1.9. CRATE would have left 1.0 on average.",
    );
    expect(reviewText(guess, "grate", { word: "slate", left: 1.9 })).toMatch(/Hardly any word .* better\.$/);
  });

  it("tell good luck and bad luck apart from skill", () => {
    expect(reviewText({ ...guess, left: 1 }, "grate", null)).toMatch(/Lucky: it leaves 1\.9 on average\.$/);
    expect(reviewText({ ...guess, left: 3 }, "grate", null)).toMatch(/Unlucky: it leaves 1\.9 on average\.$/);
  });

  it("end with the answer", () => {
    const right = (before: string[]) => reviewText({ ...guess, word: "grate", before }, "grate", best);
    expect(right(["grate"])).toBe("It was the only word left, and you saw it.");
    expect(right(["grate", "crate"])).toMatch(/toss of a coin/);
    expect(right(words)).toMatch(/one of 6 words/);
  });
});
