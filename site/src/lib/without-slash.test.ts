import { withoutSlash } from "./without-slash.ts";

describe("A path as the site writes it", () => {
  it.each([
    ["/", "/"],
    ["/blog", "/blog"],
    ["/blog/letters/", "/blog/letters"],
    ["/blog/letters//", "/blog/letters"],
    ["/word-lists/?tab=2", "/word-lists?tab=2"],
  ])("%s is %s", (path, written) => {
    expect(withoutSlash(path)).toBe(written);
  });
});
