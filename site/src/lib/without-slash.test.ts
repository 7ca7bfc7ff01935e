import { withoutSlash } from "./without-slash.ts";

describe("withoutSlash()", () => {
  it.each([
    ["/", "/"],
    ["/blog", "/blog"],
    ["/blog/letters/", "/blog/letters"],
    ["/blog/letters//", "/blog/letters"],
    ["/word-lists/?tab=2", "/word-lists?tab=2"],
  ])("turns %s into %s", (path, written) => {
    expect(withoutSlash(path)).toBe(written);
  });
});
