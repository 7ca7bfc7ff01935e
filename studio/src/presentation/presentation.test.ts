import type { DocumentLocationsState } from "sanity/presentation";
import { singletonIds } from "../rules/singleton-ids.ts";
import { locations } from "./locations.ts";
import { mainDocuments } from "./main-documents.ts";

/** Returns the pages that the preview shows of a document, by the values of the fields that it selects. */
function shownAt(type: string, selected: Record<string, string> | null = null): DocumentLocationsState {
  const location = locations[type] as
    | DocumentLocationsState
    | { resolve: (document: unknown) => DocumentLocationsState };
  return "resolve" in location ? location.resolve(selected) : location;
}

describe("The preview of a document", () => {
  it.each([
    ["blogPost", "title", "/blog/vowels"],
    ["guide", "title", "/vowels"],
    ["page", "title", "/vowels"],
    ["glossaryTerm", "term", "/wordle-dictionary#vowels"],
  ])("of type %s leads to its page, by its %s", (type, title, href) => {
    expect(locations[type]).toMatchObject({ select: { title, slug: "slug.current" } });
    expect(shownAt(type, { title: "Vowels", slug: "vowels" })).toEqual({
      locations: [{ title: "Vowels", href }],
    });
    expect(shownAt(type, { slug: "vowels" })).toMatchObject({ locations: [{ title: "Untitled" }] });
  });

  it.each([null, { title: "Vowels" }])("asks for an address while there is none: %j", (selected) => {
    expect(shownAt("blogPost", selected)).toEqual({
      message: "It has no address yet. Fill in the field Address.",
      tone: "caution",
    });
  });

  it.each([
    ["blogIndex", "/blog"],
    ["dictionary", "/wordle-dictionary"],
    ["homePage", "/"],
    ["hintPage", "/wordle-hint/today"],
    ["wordList", "/word-lists"],
    ["navigation", "/"],
    ["siteSettings", "/"],
  ])("of type %s leads to the page %s", (type, href) => {
    expect(shownAt(type)).toMatchObject({ locations: [{ href }] });
  });

  it.each([
    ["navigation", "On every page."],
    ["hintPage", "Below the riddle of every date."],
    ["author", "On every article by this author."],
    ["faq", "On the pages that list this question."],
  ])("of type %s says where it is shown", (type, message) => {
    expect(shownAt(type)).toMatchObject({ message, tone: "positive" });
  });
});

/** The document that the preview opens for a page: the first whose route matches. */
function documentAt(path: string) {
  return mainDocuments.find(({ route }) => {
    const pattern = String(route).replaceAll(/:\w+/g, "[^/]+");
    return new RegExp(`^${pattern}$`).test(path);
  });
}

describe("The document of a page in the preview", () => {
  it.each([
    ["/", singletonIds.homePage],
    ["/blog", singletonIds.blogIndex],
    ["/blog/page/2", singletonIds.blogIndex],
    ["/wordle-hint/today", singletonIds.hintPage],
    ["/wordle-hint/2026-02-03", singletonIds.hintPage],
    ["/wordle-dictionary", singletonIds.dictionary],
    ["/learning-center", singletonIds.learningCenter],
    ["/step-by-step-tutorial", singletonIds.tutorialIndex],
    ["/word-lists", singletonIds.wordListPage],
  ])("at %s is the one with the id %s", (path, id) => {
    expect(documentAt(path)).toMatchObject({ filter: "_id == $id", params: { id } });
  });

  it.each([
    ["/blog/vowels", '_type == "blogPost" && slug.current == $slug'],
    ["/vowels", '_type in ["guide","page"] && slug.current == $slug'],
  ])("at %s is found by its type and slug", (path, filter) => {
    expect(documentAt(path)).toMatchObject({ route: expect.stringMatching(/:slug$/) as string, filter });
  });

  it("is none on pages that have no document", () => {
    expect(documentAt("/subscribe/card")).toBeUndefined();
  });
});
