import { readTimeMinutes } from "./read-time.ts";

const paragraph = (text: string) => ({ _type: "block", children: [{ _type: "span", text }] });
const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

describe("The time to read a text", () => {
  it.each([
    [0, 1],
    [329, 1],
    [330, 2],
    [549, 2],
    [2200, 10],
  ])("of %d words is rounded to %d min", (count, minutes) => {
    expect(readTimeMinutes([paragraph(words(count))])).toBe(minutes);
  });

  it("counts the words of every paragraph, whatever separates them", () => {
    expect(readTimeMinutes(Array.from({ length: 330 }, () => paragraph("word")))).toBe(2);
    expect(readTimeMinutes([paragraph(`\t${words(329).replaceAll(" ", " \n ")}  `)])).toBe(1);
  });

  it("is a minute for an article without a text", () => {
    expect(readTimeMinutes(undefined)).toBe(1);
  });
});
