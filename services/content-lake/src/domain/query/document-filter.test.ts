import type { LakeDocument } from "../document.ts";
import { documentFilter } from "./document-filter.ts";

const at = "2026-11-21T00:00:00Z";
const post: LakeDocument = { _id: "a", _type: "post", _rev: "t1", _createdAt: at, _updatedAt: at, by: "ada" };

it.each([
  ["*[_type == 'post']", true],
  ["*[_type == 'page']", false],
  ["*[_type == $type]", true],
  ["*[by == identity()]", true],
  ["*[_type == 'post'][0]", true],
  ["*[_type == 'page'][0]", false],
  ["*[_type == 'post'] | order(_id)", true],
])("A document matches a listener's query %s: %p", async (query, expected) => {
  expect(await documentFilter(query, { type: "post" }, "ada")(post)).toBe(expected);
});

it("Nothing matches where there is no document", async () => {
  expect(await documentFilter("*", {}, "ada")(null)).toBe(false);
});

it("A query that can't be parsed is refused at once", () => {
  expect(() => documentFilter("*[", {}, "ada")).toThrow();
});
