import { localTarget } from "./local-target.ts";

describe("the target of a redirect", () => {
  it.each([
    ["/blog/a", "/blog/a"],
    ["/blog/a?tab=2#words", "/blog/a?tab=2"],
    ["/blog/", "/blog"],
    ["/", "/"],
  ])("%s is on our own site: %s", (address, target) => {
    expect(localTarget(address)).toBe(target);
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
  ])("%j could lead elsewhere, so it becomes the home page", (address) => {
    expect(localTarget(address)).toBe("/");
  });
});
