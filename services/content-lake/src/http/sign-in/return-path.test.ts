import { returnPath } from "./return-path.ts";

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
