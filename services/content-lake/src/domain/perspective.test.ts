import { parsePerspective } from "./perspective.ts";

describe("A perspective from a client", () => {
  it.each([
    ["published", "published"],
    ["raw", "raw"],
    ["drafts", "drafts"],
    ["previewDrafts", "drafts"],
    ["drafts,published", "drafts"],
  ])("%s is read as %s", (input, perspective) => expect(parsePerspective(input)).toBe(perspective));

  it.each(["", "a.b", "raw,drafts", "drafts,,published", "r1", "r1,drafts"])("%j is refused", (input) =>
    expect(() => parsePerspective(input)).toThrow("Malformed perspective"),
  );
});
