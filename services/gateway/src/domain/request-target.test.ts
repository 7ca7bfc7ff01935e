import { maxTargetLength, pageQuery, parseTarget } from "./request-target.ts";

describe("the target of a request", () => {
  it.each([
    ["/", "/", ""],
    ["/?utm_source=x", "/", "?utm_source=x"],
    ["/about", "/about", ""],
    ["/%61bout", "/about", ""],
    ["/caf%C3%A9", "/caf%C3%A9", ""],
    ["/caf%c3%a9", "/caf%C3%A9", ""],
    ["/a+b@c:d,e;f=g&h!'()*$", "/a+b@c:d,e;f=g&h!'()*$", ""],
    ["/%252e%252e/x", "/%252e%252e/x", ""],
    ["/~user/-_.", "/~user/-_.", ""],
  ])("%s has one canonical form", (url, path, search) => {
    expect(parseTarget(url)).toEqual({ path, search, hadTrailingSlash: false });
  });

  it("is reported without its trailing slash", () => {
    expect(parseTarget("/about/?a=b")).toEqual({ path: "/about", search: "?a=b", hadTrailingSlash: true });
  });

  it.each([
    "//evil.example",
    "//",
    "/a//b",
    "/about//",
    "/..",
    "/a/../b",
    "/./a",
    "/%2e%2e/etc/passwd",
    "/.%2E/x",
    "/a%2fb",
    "/a%5cb",
    "/a\\b",
    "/a%00",
    "/a%0d%0aSet-Cookie:x",
    "/%",
    "/%zz",
    "/%ff",
    "/a b",
    "/caf\u00e9",
    "/a#b",
    "http://evil.example/",
    "evil/about",
    "*",
    "",
  ])("%j is refused", (url) => {
    expect(parseTarget(url)).toMatchObject({ code: "invalid_input" });
  });

  it("is refused if it is too long", () => {
    expect(parseTarget(`/${"a".repeat(maxTargetLength)}`)).toMatchObject({ code: "uri_too_long" });
    expect(parseTarget(`/${"a".repeat(maxTargetLength - 1)}`)).toHaveProperty("path");
  });
});

describe("the query that a page depends on", () => {
  const allowed = new Set(["q", "page"]);

  it.each([
    ["", ""],
    ["?", ""],
    ["?utm_source=mail&fbclid=1", ""],
    ["?q=crane&utm_source=mail", "?q=crane"],
    ["?q=b&page=2", "?page=2&q=b"],
    ["?page=2&q=b", "?page=2&q=b"],
    ["?q=first&q=second", "?q=first"],
    [`?q=${"x".repeat(129)}`, `?q=${"x".repeat(128)}`],
    [`?q=${"x".repeat(128)}`, `?q=${"x".repeat(128)}`],
    ["?q", "?q="],
    ["?q=%00%2f..", "?q=%00%2F.."],
  ])("keeps of %j only %j", (search, kept) => {
    expect(pageQuery(search, allowed)).toBe(kept);
  });

  it("is empty if pages depend on no parameter", () => {
    expect(pageQuery("?q=crane", new Set())).toBe("");
  });
});
