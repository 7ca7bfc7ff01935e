import type { FilterNode } from "groq-js";
import { constraintOf, type Constraint } from "./constraint.ts";
import { parseQuery } from "./parse-query.ts";

const required = (filter: string) => constraintOf((parseQuery(`*[${filter}]`, {}) as FilterNode).expr);

it.each<[string, Constraint]>([
  ["_id == 'a'", { ids: ["a"] }],
  ["'post' == _type", { types: ["post"] }],
  ["slug.current == 's'", { slugs: ["s"] }],
  ["_type in ['post', 'page']", { types: ["post", "page"] }],
  ["((_type == ('post')))", { types: ["post"] }],
  ["_type == 'post' && slug.current == 's' && order > 1", { types: ["post"], slugs: ["s"] }],
  ["_id in ['a', 'b'] && _id in ['b', 'c']", { ids: ["b"] }],
  ["_id == 'a' && _id == 'b'", { ids: [] }],
  ["_type == 'post' || _type in ['page', 'post']", { types: ["post", "page"] }],
  ["_type == 'post' && (_id == 'a' || order > 1)", { types: ["post"] }],
])("A document that matches %s has one of these ids, types and slugs: %j", (filter, expected) => {
  expect(required(filter)).toEqual(expected);
});

it.each([
  "_type == 'post' || order > 1",
  "_type == 'post' || _id == 'a'",
  "_type != 'post'",
  "!(_type == 'post')",
  "_id > 'a'",
  "_id match 'a'",
  "_id == 7",
  "_id in [7, 'a']",
  "_id in ['a', ...tags]",
  "_id in ['a', title]",
  "_id == _type",
  "title == 'a'",
  "author._id == 'a'",
  "author._type == 'author'",
  "author.slug.current == 's'",
  "seo.current == 's'",
  "slug == 's'",
  "current == 's'",
  "slug->current == 's'",
  "slug[0].current == 's'",
  "slug.current.slug == 's'",
  "lower(_id) == 'a'",
  "count(_id) in ['a']",
])("A document that matches %s may have any id, type and slug", (filter) => {
  expect(required(filter)).toEqual({});
});
