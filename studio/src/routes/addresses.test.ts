import { addressOf, linkableTypes, pageTypes, placeOf } from "./addresses.ts";

const slug = { current: "vowels-first" };

describe("The address of a document", () => {
  it("follows its type and slug", () => {
    expect(addressOf({ _type: "blogPost", slug })).toBe("/blog/vowels-first");
    expect(addressOf({ _type: "guide", slug })).toBe("/vowels-first");
    expect(addressOf({ _type: "page", slug })).toBe("/vowels-first");
    expect(addressOf({ _type: "glossaryTerm", slug })).toBe("/wordle-dictionary#vowels-first");
  });

  it("is fixed for what there is one of", () => {
    expect(addressOf({ _type: "learningCenter" })).toBe("/learning-center");
    expect(addressOf({ _type: "tutorialIndex" })).toBe("/step-by-step-tutorial");
    expect(addressOf({ _type: "wordListPage" })).toBe("/word-lists");
  });

  it("is none before there is a slug, and for what has no page", () => {
    expect(addressOf({ _type: "blogPost" })).toBeNull();
    expect(addressOf({ _type: "blogPost", slug: {} })).toBeNull();
    expect(addressOf({ _type: "author", slug })).toBeNull();
    expect(addressOf({ _type: "toString" })).toBeNull();
  });
});

describe("What a link can lead to", () => {
  it("is every page and every term of the glossary", () => {
    expect(linkableTypes).toContain("glossaryTerm");
    expect(pageTypes).not.toContain("glossaryTerm");
  });
});

describe("The place of a path", () => {
  it("is an article's, a guide's or a page's", () => {
    expect(placeOf("/blog/vowels-first")).toEqual({ types: ["blogPost"], slug: "vowels-first" });
    expect(placeOf("/about")).toEqual({ types: ["guide", "page"], slug: "about" });
  });

  it("is fixed for what there is one of", () => {
    expect(placeOf("/blog")).toEqual({ types: ["blogIndex"], slug: null });
  });

  it("is nobody's where no document has its page", () => {
    expect(placeOf("/")).toBeNull();
    expect(placeOf("/blog/page/2")).toBeNull();
    expect(placeOf("/wordle-hint/today/again")).toBeNull();
  });
});
