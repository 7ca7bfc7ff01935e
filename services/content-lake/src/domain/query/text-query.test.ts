import type { ExprNode } from "groq-js";
import type { LakeDocument } from "../document.ts";
import { parseQuery } from "./parse-query.ts";
import { searchable, withoutTextQueries } from "./text-query.ts";

const plain = (query: string) => withoutTextQueries(parseQuery(query, {}));
const at = "2026-11-21T00:00:00Z";
const stored = { _rev: "t1", _createdAt: at, _updatedAt: at };

it.each([
  ["title match text::query('crane')", "title match 'crane'"],
  ["title match text::query(('crane'))", "title match 'crane'"],
  ["title match text::query('a crane  wades')", "title match 'a crane wades'"],
  [`title match text::query('in "the reeds" there')`, "title match 'in the reeds there'"],
  ["title match text::query('wad* crane')", "title match 'wad* crane'"],
  ["title match text::query('crane -heron')", "title match 'crane' && !(title match 'heron')"],
  [
    `title match text::query('-heron crane -"the sea" -gull')`,
    "title match 'crane' && !(title match 'heron') && !(title match 'the sea') && !(title match 'gull')",
  ],
  ["title match text::query('well-known')", "title match 'well-known'"],
  ["title match text::query('')", "title match ''"],
  ["title match text::query(other)", "title match other"],
  ["title match text::query(7)", "title match 7"],
  ["[title, tags] match text::query('crane')", "[title, tags] match 'crane'"],
  ["a->title match text::query('crane')", "a->title match 'crane'"],
])("The filter %s means %s", (filter, expected) => {
  const { query, usesText } = plain(`*[${filter}]`);
  expect(withoutGroups(query)).toEqual(withoutGroups(parseQuery(`*[${expected}]`, {})));
  expect(usesText).toBe(true);
});

it.each([
  "title match 'crane'",
  "@ match 'crane'",
  "title == text::query('crane')",
  "title in text::query('crane')",
  "title match lower('CRANE')",
  "title match pt::text(body)",
])("The filter %s isn't changed", (filter) => {
  const query = `*[${filter}]`;
  expect(plain(query)).toEqual({ query: parseQuery(query, {}), usesText: false });
});

describe("A searchable document", () => {
  const post: LakeDocument = {
    ...{ ...stored, _id: "a", _type: "post" },
    title: "Best openers",
    count: 3,
    seo: { _type: "seo", description: "For the first guess", hidden_: "too" },
    body: [
      { _key: "k", _type: "block", children: [{ _type: "span", text: "Start with crane" }] },
      "end",
      null,
    ],
  };
  const textOf = (document: LakeDocument) => (searchable(document) as Record<string, unknown>)["\0text"];

  it("has all its texts in lines, but no names, ids, types and keys", () => {
    expect(textOf(post)).toBe("Best openers\nFor the first guess\ntoo\nStart with crane\nend");
    expect(textOf({ ...stored, _id: "b", _type: "post" })).toBe("");
  });

  it("is the document otherwise, and is made once", () => {
    expect(searchable(post)).toEqual(post);
    expect(searchable(post)).toBe(searchable(post));
    expect(searchable({ ...post })).not.toBe(searchable(post));
  });
});

/** Parentheses make no difference to an evaluation. */
function withoutGroups(query: ExprNode): unknown {
  return JSON.parse(JSON.stringify(query), (_name, part: { type?: string } | undefined) =>
    part?.type === "Group" ? (part as { base: ExprNode }).base : part,
  );
}
