import { authPath, ownPath } from "./return-path.ts";

describe("ownPath()", () => {
  it.each([
    "/",
    "/subscribe",
    "/blog/letters?page=2#end",
    "/wordle-hint/today",
    "/authors",
    "/%2F%2Fevil.example",
  ])("takes %j", (path) => {
    expect(ownPath(path)).toBe(path);
  });

  it.each([
    null,
    "",
    "subscribe",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/a\\b",
    "/\t/evil.example",
    "/\n/evil.example",
    " //evil.example",
    "/ /evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "/%2e//evil.example",
    "https://evil.example/",
    "https:evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "//user@evil.example/",
    "/auth",
    "/auth/",
    "/auth?register=true",
    "/%61uth",
    "/AUTH",
    "/reset-password?token=x",
    "/verify-email",
    "/api/user",
    `/${"a".repeat(2000)}`,
  ])("refuses %j", (path) => {
    expect(ownPath(path)).toBeNull();
  });
});

describe("authPath()", () => {
  it.each([
    [{}, "/auth"],
    [{ isNew: true }, "/auth?register=true"],
    [{ next: "/" }, "/auth"],
    [{ next: "//evil.example" }, "/auth"],
    [{ next: "/a?b=1&c=2" }, "/auth?next=%2Fa%3Fb%3D1%26c%3D2"],
    [{ isNew: true, next: "/a" }, "/auth?register=true&next=%2Fa"],
  ])("of %j is %s", (options, path) => {
    expect(authPath(options)).toBe(path);
  });
});
