import { evaluate, parse } from "groq-js";
import { memoryDataset } from "../../../test/support/memory-dataset.ts";
import type { Constraint } from "./constraint.ts";
import { narrow } from "./narrow.ts";

const { state } = memoryDataset(
  { _id: "c", _type: "post", slug: { current: "one" } },
  { _id: "a", _type: "post", slug: { current: "two" } },
  { _id: "b", _type: "page", slug: { current: "one" } },
  { _id: "d", _type: "author" },
);

/** Narrows a query, and returns its result, its constraints and the ids of the documents that replace each `*`. */
async function narrowed(query: string) {
  const reads: Constraint[] = [];
  const ids: string[] = [];
  const tree = narrow(parse(query), {
    view: state,
    onRead: (constraint) => void reads.push(constraint),
    present: (document) => {
      ids.push(document._id);
      return document;
    },
  });
  // There is no dataset, so that only what is read in its place is found.
  const result: unknown = await (await evaluate(tree, { dataset: [] })).get();
  return { reads, ids, result };
}

it.each<[string, Constraint[], unknown]>([
  ["*[_id in ['c', 'a', 'c', 'x']]._id", [{ ids: ["c", "a", "c", "x"] }], ["a", "c"]],
  ["*[_type == 'post'][slug.current == 'one']._id", [{ types: ["post"], slugs: ["one"] }], ["c"]],
  ["*[0...2][_type == 'post']._id", [{}], ["a"]],
  ["*[_type == 'post'][0...1][_id == 'c']._id", [{ types: ["post"] }], []],
  ["count(*)", [{}], 4],
  [
    "*[_type == 'author']{'n': count(*[_type == 'post'])}.n",
    [{ types: ["author"] }, { types: ["post"] }],
    [2],
  ],
  ["*[_id in *[_type == 'author']._id]._id", [{}, { types: ["author"] }], ["d"]],
])("The query %s reads the documents that satisfy %j", async (query, reads, result) => {
  expect(await narrowed(query)).toMatchObject({ reads, result });
});

it.each([
  ["*[_id in ['c', 'a', 'c', 'x']]", ["a", "c"]],
  ["*[_id in []]", []],
  ["*[_id == 'c' && _type == 'page']", ["c"]],
  ["*[_type == 'post']", ["a", "c"]],
  ["*[_type in ['page', 'post', 'page']]", ["a", "b", "c"]],
  ["*[_type in []]", []],
  ["*[_type == 'none']", []],
  ["*[slug.current == 'one']", ["b", "c"]],
  ["*[_type == 'post' && slug.current in ['one', 'none']]", ["c"]],
  ["*[order > 1]", ["a", "b", "c", "d"]],
])("The query %s looks at the documents %j alone", async (query, ids) => {
  expect((await narrowed(query)).ids).toEqual(ids);
});

it("Documents are presented as they are by default", () => {
  const tree = narrow(parse("*[_id == 'a']"), { view: state, onRead: () => undefined });
  expect(tree).toMatchObject({ base: { type: "Value", value: [state.get("a")] } });
});
