import { addressOf, linkableTypes, pageTypes, matchPath } from "./addresses.ts";

const slug = { current: "vowels-first" };

describe("The address of a document", () => {
  it("follows its type and slug", () => {
    expect(addressOf({ _type: "blogPost", slug })).toBe("/blog/vowels-first");
    expect(addressOf({ _type: "guide", slug })).toBe("/vowels-first");
    expect(addressOf({ _type: "page", slug })).toBe("/vowels-first");
    expect(addressOf({ _type: "glossaryTerm", slug })).toBe("/wordle-dictionary#vowels-first");
  });

  it("is fixed for a singleton", () => {
    expect(addressOf({ _type: "blogIndex" })).toBe("/blog");
    expect(addressOf({ _type: "dictionary" })).toBe("/wordle-dictionary");
    expect(addressOf({ _type: "learningCenter" })).toBe("/learning-center");
    expect(addressOf({ _type: "tutorialIndex" })).toBe("/step-by-step-tutorial");
    expect(addressOf({ _type: "wordListPage" })).toBe("/word-lists");
  });

  it("is null without a slug, and for types without a page", () => {
    expect(addressOf({ _type: "blogPost" })).toBeNull();
    expect(addressOf({ _type: "blogPost", slug: {} })).toBeNull();
    expect(addressOf({ _type: "guide", slug: { current: "" } })).toBeNull();
    expect(addressOf({ _type: "page", slug: null })).toBeNull();
    expect(addressOf({ _type: "author", slug })).toBeNull();
    expect(addressOf({ _type: "toString" })).toBeNull();
  });
});

describe("The targets of links", () => {
  it("are all pages and the terms of the glossary", () => {
    expect(linkableTypes).toContain("glossaryTerm");
    expect(pageTypes).not.toContain("glossaryTerm");
    expect(linkableTypes).toEqual(expect.arrayContaining([...pageTypes]));
    expect(pageTypes).toEqual(
      expect.arrayContaining(["blogPost", "guide", "page", "blogIndex", "dictionary"]),
    );
  });
});

describe("A path", () => {
  it("belongs to an article, a guide or a page", () => {
    expect(matchPath("/blog/vowels-first")).toEqual({ types: ["blogPost"], slug: "vowels-first" });
    expect(matchPath("/about")).toEqual({ types: ["guide", "page"], slug: "about" });
  });

  it("is fixed for a singleton", () => {
    expect(matchPath("/blog")).toEqual({ types: ["blogIndex"], slug: null });
    expect(matchPath("/word-lists")).toEqual({ types: ["wordListPage"], slug: null });
  });

  it("belongs to no document if the site's code serves it", () => {
    expect(matchPath("/")).toBeNull();
    expect(matchPath("/blog/page/2")).toBeNull();
    expect(matchPath("/blog/")).toBeNull();
    expect(matchPath("/wordle-hint/today/again")).toBeNull();
  });
});
