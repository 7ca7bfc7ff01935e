import { unbroken } from "./unbroken.ts";

describe("A text", () => {
  it("keeps the endings of words with their hyphens", () => {
    expect(unbroken("-IGHT, (-ER) and -Y")).toBe("\u2011IGHT, (\u2011ER) and \u2011Y");
  });

  it.each(["five-letter words", "RE- at the start", "X-RAY", "A-B", "-5 degrees", "a - B", "-Ann"])(
    "keeps every other hyphen as it is: %s",
    (text) => {
      expect(unbroken(text)).toBe(text);
    },
  );
});
