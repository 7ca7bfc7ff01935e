import { drawableText } from "./drawable-text.ts";

const unknown = "\u{12000}";

it.each([
  [`one ${unknown} two`, "one two"],
  [`${unknown} one ${unknown}`, "one"],
  [`a${unknown}b`, "ab"],
  [unknown.repeat(3), ""],
  [`ź${unknown}e\u0301`, "źe\u0301"],
  ["", ""],
])("removes from %j what no font has, with the space around it", (text, drawn) => {
  expect(drawableText(text)).toBe(drawn);
  expect(drawableText(text)).toBe(drawn);
});

it("removes a mark with the letter that it belongs to, and no mark of another letter", () => {
  expect(drawableText(`x\u0301 ${unknown}\u0301 y\u0301`)).toBe("x\u0301 y\u0301");
});
