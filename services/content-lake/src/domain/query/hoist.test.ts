import { evaluate, parse } from "groq-js";
import { memoryDataset } from "../../../test/support/memory-dataset.ts";
import { evaluateQuery, type QueryRequest } from "./evaluate-query.ts";
import { hoist } from "./hoist.ts";

const { state } = memoryDataset(
  { _id: "ada", _type: "author", order: 1 },
  { _id: "eve", _type: "author", order: 2 },
  { _id: "p1", _type: "post", order: 1, author: { _ref: "ada" }, tags: ["a", "b"] },
  { _id: "p2", _type: "post", order: 2, author: { _ref: "eve" }, tags: ["b"] },
  { _id: "list", _type: "page", order: 3, posts: [{ _key: "1", _ref: "p2" }] },
);
const request: Omit<QueryRequest, "query"> = {
  perspective: "raw",
  identity: "",
  now: new Date(0),
  sanity: { projectId: "p", dataset: "d" },
};
const resultOf = async (query: string) => (await evaluateQuery(state, { query, ...request })).result;

describe("an inner query next to what differs between documents", () => {
  it.each([
    "*[_type == 'post']{'r': count(*[_type == 'author']) > 1 && references('ada')}",
    "*[_type == 'post']{'r': [@.order, count(*[_type == 'page'])]}",
    "*[_type == 'post']{'r': order + count(*[_type == 'page'])}",
    "*[_type == 'author']{'r': count(*[references(^._id)])}",
    "*[_type == 'author']{'r': *[_type == 'post' && author._ref == ^._id]{_id, 'of': ^._id}}",
    "*[_type == 'post'].tags[]{'r': [@, count(*[_type == 'page'])]}",
    "*[order in *[_type == 'author'].order && _type == 'post']._id",
    "*[_type == 'post'] | order(order * count(*[_type == 'author']) desc)._id",
    "*[_type == 'post']{'r': *[_type == 'page']{'n': count(posts[@._ref == ^.^._id])}}",
  ])("has the same result as a plain evaluation: %s", async (query) => {
    const plain = await evaluate(parse(query), { dataset: state.all() });
    expect(await resultOf(query)).toEqual(await plain.get());
  });
});

it("An inner query may fail in a branch that no document takes", async () => {
  const failing = "count(*[geo::distance(1, 2) > 0])";
  expect(await resultOf(`*[_type == 'post']{'r': select(order > 9 => ${failing}, 'none')}.r`)).toEqual([
    "none",
    "none",
  ]);
});

it.each([
  ["a filter", "*[order > count(*[_type == 'page'])]"],
  ["a projection", "*{'n': count(*[_type == 'page'])}"],
  ["an order", "* | order(count(*[_type == 'page']))"],
  ["a condition in a projection", "*{order > 1 => {'n': count(*[_type == 'page'])}}"],
])("An inner query that is the same for every document is evaluated once in %s", async (_where, query) => {
  const run = jest.fn(() => Promise.resolve(1));
  await hoist(parse(query), run);
  expect(run).toHaveBeenCalledTimes(1);
});
