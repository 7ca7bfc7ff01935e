import { faultOf } from "../../../test/support/memory-dataset.ts";
import { parseQuery } from "./parse-query.ts";

const refused = (query: string) => faultOf(() => parseQuery(query, {}));

it("A query of more than twenty thousand parts is refused, with its beginning", () => {
  const list = `[${Array(100).fill("@.a").join()}]`;
  const listsOf = (count: number) => `*[a in [${Array(count).fill(list).join()}]]`;
  expect(() => parseQuery(listsOf(60), {})).not.toThrow();
  const fault = refused(listsOf(70));
  expect(fault).toMatchObject({
    status: 400,
    type: "queryTooComplexError",
    description: "The query has more than 20000 parts. Use parameters for long lists, or several queries.",
  });
  expect(fault).toHaveProperty("query", listsOf(70).slice(0, 1000));
});

it("A query is refused whose parts are nested more than five hundred deep", () => {
  const nested = (levels: number) => `${"!".repeat(levels)}true`;
  expect(() => parseQuery(nested(500), {})).not.toThrow();
  expect(refused(nested(501))).toMatchObject({
    status: 400,
    type: "queryTooComplexError",
    description: expect.stringContaining("has parts that are nested more than 500 deep. Use") as unknown,
  });
});

it("Parameters are data, however long they are and whatever they look like", () => {
  const list = Array.from({ length: 30_000 }, () => ({ type: "Parameter", name: "x" }));
  expect(() => parseQuery("*[title in $list]", { list })).not.toThrow();
});

it("The refusal of a query names the missing parameter or the position of the fault", () => {
  expect(refused("*[_type == $type]")).toMatchObject({
    type: "queryParseError",
    description: "param $type referenced, but not provided",
  });
  expect(refused("*[_type == ]")).toMatchObject({ type: "queryParseError", start: 10, end: 10 });
});
