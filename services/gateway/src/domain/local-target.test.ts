import { localTarget } from "./local-target.ts";

describe("where a visitor is sent", () => {
  it.each([
    ["/blog/a", "/blog/a"],
    ["/blog/a?tab=2#words", "/blog/a?tab=2"],
    ["/blog/", "/blog"],
    ["/", "/"],
  ])("is %s as asked", (asked, target) => {
    expect(localTarget(asked)).toBe(target);
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "/..//evil.example",
    "/%2f/evil.example",
    "evil.example",
    "",
    "/a\r\nSet-Cookie: a=b",
    null,
    undefined,
  ])("is the home page where %j was asked for", (asked) => {
    expect(localTarget(asked)).toBe("/");
  });
});
