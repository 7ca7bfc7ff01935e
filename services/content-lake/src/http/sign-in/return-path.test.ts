import { pathAfterChange, pathAfterSignIn, returnPath } from "./return-path.ts";

const ours = "https://studio.example";

describe("After signing in", () => {
  it.each([
    [`${ours}/structure/post;a?perspective=drafts`, "/structure/post;a?perspective=drafts"],
    ["/presentation", "/presentation"],
  ])("returns to %s", (requested, path) => expect(returnPath(requested, ours)).toBe(path));

  it.each([
    undefined,
    ["/a", "/b"],
    "https://evil.example/",
    "//evil.example/",
    `${ours}//evil.example/`,
    "/\\evil.example",
    "javascript:alert(1)",
    "/login?origin=/login",
  ])("doesn't redirect to %j", (requested) => {
    const path = returnPath(requested, ours);
    expect(new URL(path, ours).origin).toBe(ours);
    expect(path).not.toMatch(/^\/[/\\]|login/);
  });
});

describe("A password that must be changed", () => {
  const editor = { mustChangePassword: true };

  it.each([
    ["/structure/post;a?perspective=drafts", "/structure/post;a?perspective=drafts"],
    ["/", "/"],
    ["", "/"],
    ["/account", "/"],
    ["/account?origin=/account", "/"],
    ["https://evil.example/", "/"],
  ])("is changed on the way to %j, which then leads to %s", (requested, arrived) => {
    const page = URL.parse(pathAfterSignIn(editor, requested, ours), ours);
    expect(page?.pathname).toBe("/account");
    expect(pathAfterChange(page?.searchParams.get("origin") ?? "", ours)).toBe(arrived);
  });

  it("doesn't hold up an editor whose password is their own", () => {
    expect(pathAfterSignIn({ mustChangePassword: false }, "/presentation", ours)).toBe("/presentation");
    expect(pathAfterSignIn({}, "/account", ours)).toBe("/account");
  });
});
