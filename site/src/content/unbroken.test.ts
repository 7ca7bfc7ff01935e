import { unbroken } from "./unbroken.ts";

describe("unbroken()", () => {
  it("keeps a word ending together with its hyphen", () => {
    expect(unbroken("-IGHT, (-ER) and -Y")).toBe("\u2011IGHT, (\u2011ER) and \u2011Y");
  });

  it.each(["five-letter words", "RE- at the start", "X-RAY", "A-B", "-5 degrees", "a - B", "-Ann"])(
    "leaves every other hyphen alone: %s",
    (text) => {
      expect(unbroken(text)).toBe(text);
    },
  );
});
