import { addressOf } from "./address-of.ts";

it.each([
  ["blogPost", "/blog/letters"],
  ["guide", "/letters"],
  ["page", "/letters"],
  ["glossaryTerm", "/wordle-dictionary#letters"],
  ["blogIndex", "/blog"],
  ["dictionary", "/wordle-dictionary"],
  ["learningCenter", "/learning-center"],
  ["tutorialIndex", "/step-by-step-tutorial"],
  ["wordListPage", "/word-lists"],
])("The address of a document of type %s is %s", (_type, address) => {
  expect(addressOf({ _type, slug: "letters" })).toBe(address);
});

it.each([
  { _type: "blogPost", slug: null },
  { _type: "guide", slug: "" },
  { _type: "author", slug: "anna" },
  { _type: "toString", slug: "anna" },
])("%j has no address", (document) => {
  expect(addressOf(document)).toBeNull();
});
