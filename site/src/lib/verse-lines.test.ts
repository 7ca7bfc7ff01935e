import { verseLines } from "./verse-lines.ts";

describe("verseLines()", () => {
  it.each([
    ["follow its line breaks", "one\ntwo\r\nthree", ["one", "two", "three"]],
    ["follow written-out line breaks", String.raw`one\ntwo`, ["one", "two"]],
    ["hold no slash of either kind", String.raw`one / two\three`, ["one two three"]],
    ["leave out empty lines and outer spaces", "\n  one  \n\n \\n two\n", ["one", "two"]],
    ["keep every other sign", "A – b; “c”, d’e!", ["A – b; “c”, d’e!"]],
  ])("%s", (_case, riddle, lines) => {
    expect(verseLines(riddle)).toEqual(lines);
  });
});
