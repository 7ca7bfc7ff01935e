import { linkTarget } from "./link-target.ts";

describe("A link in a text", () => {
  it("leads to the page of a document", () => {
    const page = { _type: "glossaryTerm", slug: "hard-mode" };
    expect(linkTarget({ kind: "page", page })).toEqual({
      to: "/wordle-dictionary#hard-mode",
      isExternal: false,
    });
  });

  it("leads to a route of the site", () => {
    const target = { to: "/auth?register=true", isExternal: false };
    expect(linkTarget({ kind: "route", route: "/auth?register=true" })).toEqual(target);
  });

  it("leads to another site", () => {
    const target = { to: "https://doi.org/10.1002/x", isExternal: true };
    expect(linkTarget({ kind: "external", url: "https://doi.org/10.1002/x" })).toEqual(target);
  });

  it.each(["javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "http://a.example", " //x", ""])(
    "is dropped if its URL is %j",
    (url) => {
      expect(linkTarget({ kind: "external", url })).toBeNull();
      expect(linkTarget({ kind: "route", route: url })).toBeNull();
    },
  );

  it.each(["//evil.example", "/\\evil.example", "/a\\b", "/ a", "evil.example"])(
    "is dropped if its path is %j",
    (route) => {
      expect(linkTarget({ kind: "route", route })).toBeNull();
    },
  );

  it("is dropped while its page isn't published", () => {
    expect(linkTarget({ kind: "page", page: null })).toBeNull();
    expect(linkTarget({ kind: "page" })).toBeNull();
    expect(linkTarget({})).toBeNull();
  });
});
