import { fitText } from "./fit-text.ts";

/** A font whose letters are all half as wide as the font size. */
const measure = (text: string, size: number) => Array.from(text).length * size * 0.5;
const fit = (text: string, changes: object = {}) =>
  fitText(text, { measure, width: 1000, height: 220, sizes: [100, 80, 60, 40], lineHeight: 1.1, ...changes });

describe("fitText", () => {
  it("sets a short text in one line, at the largest size", () => {
    expect(fit("About")).toEqual({ size: 100, lines: ["About"] });
  });

  it("breaks a text into lines of about the same length", () => {
    expect(fit("Where each letter of the list likes").lines).toEqual([
      "Where each letter",
      "of the list likes",
    ]);
  });

  it.each([
    ["a word", "a".repeat(20)],
    ["a line", `${"a".repeat(9)} ${"b".repeat(10)}`],
  ])("fills the width to the last pixel with %s", (_what, text) => {
    expect(fit(text)).toEqual({ size: 100, lines: [text] });
  });

  it("uses the largest size at which the whole text fits", () => {
    const { size, lines } = fit("Letter frequency analysis and what it means for you and your first guesses");
    expect(size).toBe(60);
    expect(lines.join(" ")).toBe(
      "Letter frequency analysis and what it means for you and your first guesses",
    );
  });

  it("leaves no word of one letter at the end of a line", () => {
    expect(fit("Today's Wordle Hint: a Riddle").lines.map((line) => line.replaceAll("\u00a0", " "))).toEqual([
      "Today's Wordle",
      "Hint: a Riddle",
    ]);
    expect(fit("Tiny words are it: a Riddle").lines[0]).not.toMatch(/ a$/);
    const word = "b".repeat(19);
    expect(fit(`A ${word}`)).toEqual({ size: 80, lines: [`A\u00a0${word}`] });
  });

  it("prefers a smaller size to breaking a word", () => {
    expect(fit("Pneumonoultramicroscopic").lines).toEqual(["Pneumonoultramicroscopic"]);
  });

  it("breaks a word that is too long at every size", () => {
    const { size, lines } = fit("x".repeat(120));
    expect(size).toBe(40);
    expect(lines).toEqual(["x".repeat(50), "x".repeat(50), "x".repeat(20)]);
  });

  it("breaks a word into as many lines as there are", () => {
    expect(fit("x".repeat(250)).lines).toEqual(Array.from({ length: 5 }, () => "x".repeat(50)));
    expect(fit("abc", { width: 10 }).lines).toEqual(["a", "b", "c"]);
  });

  it.each([
    ["which takes the place of a word", "x".repeat(16), `${"x".repeat(16)} ${"x".repeat(16)}…`],
    ["for which there is just room", "abcd", `${"abcd ".repeat(10).trim()}…`],
    ["which takes the place of a letter", "x".repeat(400), `${"x".repeat(49)}…`],
  ])("ends a text that is too long with an ellipsis, %s", (_how, word, last) => {
    expect(fit(`${word} `.repeat(60).trim()).lines.at(-1)).toBe(last);
  });

  it("ends a text that is too long at every size with an ellipsis after a whole word", () => {
    const { lines } = fit("never ending ".repeat(40).trim());
    expect(lines).toHaveLength(5);
    expect(lines.at(-1)).toMatch(/(never|ending)…$/);
    for (const line of lines) expect(measure(line, 40)).toBeLessThanOrEqual(1000);
  });

  it("never exceeds the width or the height", () => {
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

  it("returns one empty line for an empty text", () => {
    expect(fit("").lines).toEqual([""]);
  });
});
