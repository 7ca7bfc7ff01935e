import { evaluate, parse } from "groq-js";
import { memoryDataset } from "../../../test/support/memory-dataset.ts";
import { pick, seededRandom } from "../../../test/support/random.ts";
import { LakeError } from "../lake-error.ts";
import type { Perspective } from "../perspective.ts";
import { evaluateQuery, type QueryRequest } from "./evaluate-query.ts";

const random = seededRandom(5);
const types = ["post", "author", "page", "glossaryTerm"];
const documents = Array.from({ length: 120 }, (_, index) => ({
  _id: `${pick(random, ["", "drafts.", "private."])}d${index}`,
  _type: pick(random, types),
  slug: { current: `slug-${index % 7}` },
  title: pick(random, ["Wordle hints", "Best openers", "A glossary", "Vowels first"]),
  order: random(10),
  author: { _ref: `d${random(130)}`, _weak: true },
  tags: Array.from({ length: random(4) }, () => pick(random, ["a", "b", "c"])),
}));
const lake = memoryDataset(...documents);

const request = (query: string, more: Partial<QueryRequest> = {}): QueryRequest => ({
  query,
  perspective: "raw",
  identity: "ada",
  now: new Date("2026-11-21T12:00:00Z"),
  sanity: { projectId: "lake", dataset: "production" },
  ...more,
});
const resultOf = async (query: string, more: Partial<QueryRequest> = {}) =>
  (await evaluateQuery(lake.state, request(query, more))).result;

describe("a query", () => {
  const params = {
    type: "post",
    types: ["page", "author"],
    id: "d1",
    ids: ["d3", "d2", "d3", "none"],
    slug: "slug-3",
  };

  it.each([
    "*",
    "*[_type == 'post']",
    '*["post" == _type]._id',
    "*[_type == $type][0..4]{_id, title}",
    "*[_type in $types]{_id}",
    "*[_type in ['page', 'none'] && order > 3]._id",
    "*[_id == $id]",
    "*[_id in $ids]._id",
    "*[_id in $ids && _type == $type]._id",
    "*[_id == $id || _id == 'd5']._id",
    "*[_type == 'post' || _type == 'page']._id",
    "*[_type == 'post' || order > 5]._id",
    "*[!(_type == 'post')]._id",
    "*[_type != 'post']._id",
    "*[_type == 'post' && _type == 'page']",
    "*[_type == $type && slug.current == $slug][0]",
    "*[_type == 'post'][slug.current == $slug]._id",
    "*[_type == 'post'] | order(order desc, _id asc)[0...5]{title, order, 'by': author->title}",
    "*[_type == 'author']{_id, 'posts': *[_type == 'post' && references(^._id)]._id}",
    "*[_id in *[_type == 'page'].author._ref]._id",
    "*[_type == 'post' && author._ref in *[_type == 'author']._id]{_id, 'n': count(*[_type == ^._type])}",
    "count(*[_type == 'post'])",
    "{'a': *[_type == 'post'][0].title, 'b': count(*)}",
    "*[_type == 'post']{'title': coalesce(subtitle, title), 'big': select(order > 5 => 'yes', 'no')}",
    "array::unique(*[defined(tags)].tags[])",
    "*[title match 'word*'] | score(_type == 'post') | order(_score desc, _id)[0..3]{_id, _score}",
    "*[_type == 'post'] | order(count(*[_type == 'page']) asc, _id)[0]._id",
    "*[0]",
    "null",
  ])("returns the same as a plain evaluation, without reading all documents: %s", async (query) => {
    const plain = await evaluate(parse(query, { params }), { dataset: lake.state.all(), params });
    expect(await resultOf(query, { params })).toEqual(await plain.get());
  });

  it("reads no document that can't match", async () => {
    const looked: string[] = [];
    const watched = {
      ...lake.state,
      all: () => {
        looked.push("all");
        return lake.state.all();
      },
      ofType: (type: string) => {
        looked.push(type);
        return lake.state.ofType(type);
      },
    };
    await evaluateQuery(watched, request("*[_type == 'post' && order > 3]{'a': author->title}"));
    await evaluateQuery(watched, request("*[_id in ['d1', 'd2']]"));
    expect(looked).toEqual(["post"]);
  });

  it("evaluates an inner query once if it is the same for every document", async () => {
    const nested = Array.from({ length: 10 }).reduce<string>(
      (inner) => `*[_id in ${inner}]._id`,
      "*[_type == 'post']._id",
    );
    const all = lake.state.ofType("post").map(({ _id }) => _id);
    expect(await resultOf(nested)).toEqual(all);
  });

  it("knows the identity, the time and the dataset", async () => {
    const query = "[identity(), now(), sanity::projectId(), sanity::dataset()]";
    expect(await resultOf(query)).toEqual(["ada", "2026-11-21T12:00:00.000Z", "lake", "production"]);
  });

  it.each([
    ["*[", "queryParseError"],
    ["*[_type == $missing]", "queryParseError"],
    ["geo::distance(1, 2)", "queryEvaluationError"],
    ["(".repeat(100_000), /query/],
  ])("is refused when it is malformed: %.40s", async (query, type) => {
    const error: unknown = await resultOf(query).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(LakeError);
    const { status, body } = error as LakeError;
    expect(status).toBe(400);
    const expected = { error: { type: expect.stringMatching(type) as string, query } };
    expect(body).toMatchObject(expected);
  });

  it("can't reach prototypes through attributes or parameters", async () => {
    expect(await resultOf("*[0]{'a': constructor, 'b': __proto__, 'c': @.toString}")).toEqual({
      a: null,
      b: null,
      c: null,
    });
    const hostile = JSON.parse('{"p":{"__proto__":{"x":1}}}') as Record<string, unknown>;
    expect(await resultOf("$p.x", { params: hostile })).toBeNull();
  });
});

describe("a perspective", () => {
  const lake = memoryDataset(
    { _id: "a", _type: "post", title: "published" },
    { _id: "drafts.a", _type: "post", title: "draft" },
    { _id: "drafts.b", _type: "post", title: "only a draft" },
    { _id: "c", _type: "post", title: "going", to: { _ref: "a" } },
  );
  const titles = async (perspective: Perspective, query = "*[_type == 'post']{_id, title, _originalId}") => {
    const { result } = await evaluateQuery(lake.state, request(query, { perspective }));
    return result as { _id: string; title: string; _originalId: string | null }[];
  };

  it("shows everything as it is stored if it is raw", async () => {
    expect((await titles("raw")).map(({ _id }) => _id)).toEqual(["a", "c", "drafts.a", "drafts.b"]);
  });

  it("shows what is published", async () => {
    expect(await titles("published")).toEqual([
      { _id: "a", title: "published", _originalId: null },
      { _id: "c", title: "going", _originalId: null },
    ]);
    expect(await titles("published", "*[_id in ['drafts.a']]")).toEqual([]);
  });

  it("shows drafts on top, under the published ids", async () => {
    expect(await titles("drafts")).toEqual([
      { _id: "a", title: "draft", _originalId: "drafts.a" },
      { _id: "b", title: "only a draft", _originalId: "drafts.b" },
      { _id: "c", title: "going", _originalId: "c" },
    ]);
    expect(await titles("drafts", "*[_id == 'c'][0].to->title")).toBe("draft");
  });

  it("reflects the next change", async () => {
    expect((await titles("drafts")).length).toBe(3);
    lake.mutate({ delete: { id: "drafts.b" } });
    expect((await titles("drafts")).map(({ _id }) => _id)).toEqual(["a", "c"]);
  });
});

describe("a query with functions that the lake lacks", () => {
  it.each([
    ["*[geo::distance(place, geo::latLng(52, 13)) < 9]", "geo::distance(), geo::latLng()"],
    ["*[0]{'copy': documents::get(_id), 'count': count(tags)}", "documents::get()"],
    ["{'mine': *[anywhere(title match 'x') && _type == 'post']}", "anywhere()"],
    ["*[0..1]{'found': text::query('vowels')}", "text::query()"],
  ])("is refused with their names: %s", async (query, names) => {
    const refused = resultOf(query);
    await expect(refused).rejects.toBeInstanceOf(LakeError);
    await expect(refused).rejects.toMatchObject({
      status: 400,
      body: { error: { type: "queryEvaluationError", query } },
      message: `This content lake can't evaluate ${names}`,
    });
  });

  it("is evaluated if it has no need of them", async () => {
    expect(await resultOf("select(false => geo::latLng(1, 2), 'none')")).toBe("none");
  });
});

describe("a text query", () => {
  const lake = memoryDataset(
    { _id: "a", _type: "post", title: "Best openers", body: [{ _key: "1", text: "Start with crane" }] },
    { _id: "b", _type: "post", title: "Openers to avoid", body: [{ _key: "1", text: "Fuzzy words" }] },
  );
  it.each([
    ["crane", ["a"]],
    ["OPENERS", ["a", "b"]],
    ["openers -avoid", ["a"]],
    ["open* fuz*", ["b"]],
    ['"start with"', ["a"]],
    ['openers -"start with"', ["b"]],
    ["post", []],
    ["nothing", []],
  ])("finds %s anywhere in a document's text", async (text, ids) => {
    const found = async (query: string) =>
      (await evaluateQuery(lake.state, request(query, { params: { text } }))).result;
    expect(await found("*[_type == 'post' && [@, _id] match text::query($text)]._id")).toEqual(ids);
    expect(await found("*[@ match text::query($text)]._id")).toEqual(ids);
    expect(await found("*[(@) match text::query($text)]._id")).toEqual(ids);
  });

  it("leaves no trace of the full text in its result", async () => {
    const { result } = await evaluateQuery(lake.state, request("*[@ match text::query('crane')][0]"));
    expect(JSON.parse(JSON.stringify(result))).toEqual(lake.get("a"));
  });
});
