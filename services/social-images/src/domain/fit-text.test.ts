import { fitText } from "./fit-text.ts";

/** As if every letter were half as wide as it is high. */
const measure = (text: string, size: number) => Array.from(text).length * size * 0.5;
const fit = (text: string, changes: object = {}) =>
  fitText(text, { measure, width: 1000, height: 220, sizes: [100, 80, 60, 40], lineHeight: 1.1, ...changes });

describe("A title", () => {
  it("stands in one line, as large as can be, when it is short", () => {
    expect(fit("About")).toEqual({ size: 100, lines: ["About"] });
  });

  it("is set in lines of about the same length", () => {
    expect(fit("Where each letter of the list likes").lines).toEqual([
      "Where each letter",
      "of the list likes",
    ]);
  });

  it("becomes smaller until all of it fits", () => {
    const { size, lines } = fit("Letter frequency analysis and what it means for you and your first guesses");
    expect(size).toBe(60);
    expect(lines.join(" ")).toBe(
      "Letter frequency analysis and what it means for you and your first guesses",
    );
  });

  it("leaves no word of one letter at a line's end", () => {
    expect(fit("Today's Wordle Hint: a Riddle").lines.map((line) => line.replaceAll("\u00a0", " "))).toEqual([
      "Today's Wordle",
      "Hint: a Riddle",
    ]);
    expect(fit("Tiny words are it: a Riddle").lines[0]).not.toMatch(/ a$/);
  });

  it("becomes smaller rather than broken within a word", () => {
    expect(fit("Pneumonoultramicroscopic").lines).toEqual(["Pneumonoultramicroscopic"]);
  });

  it("is broken within a word that no size could hold", () => {
    const { size, lines } = fit("x".repeat(120));
    expect(size).toBe(40);
    expect(lines).toEqual(["x".repeat(50), "x".repeat(50), "x".repeat(20)]);
  });

  it("ends in an ellipsis, after a whole word, when it is too long for all sizes", () => {
    const { lines } = fit("never ending ".repeat(40).trim());
    expect(lines).toHaveLength(5);
    expect(lines.at(-1)).toMatch(/(never|ending)…$/);
    for (const line of lines) expect(measure(line, 40)).toBeLessThanOrEqual(1000);
  });

  it("never overflows, whatever it says", () => {
    let state = 7;
    const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 300; round++) {
      const text = Array.from({ length: 1 + random(40) }, () =>
        "w".repeat(1 + random(random(9) ? 12 : 90)),
      ).join(" ");
      const { size, lines } = fit(text);
      expect(Math.round(lines.length * size * 1.1)).toBeLessThanOrEqual(220);
      for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(1000);
    }
  });

  it("that says nothing is an empty line", () => {
    expect(fit("").lines).toEqual([""]);
  });
});
