import { resolveEditInfo } from "@sanity/client/csm";
import { memoryDataset } from "../../../../test/support/memory-dataset.ts";
import { evaluateQuery } from "../evaluate-query.ts";
import { formatSegment } from "./source-map.ts";

const lake = memoryDataset(
  { _id: "ada", _type: "author", name: "Ada", slug: { current: "ada" } },
  {
    _id: "drafts.post",
    _type: "post",
    title: "Same",
    subtitle: "Same",
    slug: { current: "it's" },
    author: { _ref: "ada" },
    tags: ["one", "two"],
    body: [
      { _key: "k1", _type: "block", children: [{ _key: "c1", _type: "span", text: "Hello" }] },
      { _key: "k2", _type: "link", to: { _ref: "ada" }, text: "Ada", seo: { label: "about Ada" } },
    ],
    quoted: { _id: "ada" },
    rows: [{ _key: 7, cell: "of a number" }],
  },
);

async function mapped(query: string) {
  const { result, resultSourceMap } = await evaluateQuery(lake.state, {
    query,
    perspective: "drafts",
    identity: "",
    now: new Date(0),
    sanity: { projectId: "p", dataset: "d" },
    sourceMap: "by key",
  });
  /** Returns the field that Sanity's client opens when an editor clicks that part of the result. */
  const placeOf = (...resultPath: (string | number)[]) => {
    const info = resolveEditInfo({ resultSourceMap, resultPath, studioUrl: "/studio" } as never);
    return info && { id: info.id, path: info.path };
  };
  return { result, placeOf, resultSourceMap };
}

const post = "drafts.post";
const key = (_key: string) => ({ _key, _index: -1 });

describe("the source map of a result", () => {
  it("leads to the document for whole documents, and leaves the result as it is", async () => {
    const { result, placeOf } = await mapped("*[_type == 'post']");
    expect(result).toEqual([{ ...lake.get(post), _id: "post", _originalId: post }]);
    expect(placeOf(0, "title")).toEqual({ id: post, path: ["title"] });
    expect(placeOf(0, "body", 0, "children", 0, "text")?.id).toBe(post);
  });

  it("leads to renamed attributes and through references, by origin rather than by value", async () => {
    const { result, placeOf } = await mapped(
      "*[_type == 'post'][0]{'heading': subtitle, title, 'path': slug.current, 'by': author->name, 'author': author->{name, 'at': slug.current}}",
    );
    expect(result).toEqual({
      heading: "Same",
      title: "Same",
      path: "it's",
      by: "Ada",
      author: { name: "Ada", at: "ada" },
    });
    expect(placeOf("heading")).toEqual({ id: post, path: ["subtitle"] });
    expect(placeOf("title")).toEqual({ id: post, path: ["title"] });
    expect(placeOf("path")).toEqual({ id: post, path: ["slug", "current"] });
    expect(placeOf("by")).toEqual({ id: "ada", path: ["name"] });
    expect(placeOf("author", "at")).toEqual({ id: "ada", path: ["slug", "current"] });
  });

  it("leads into arrays by key, projected or not, and to items without a key by index", async () => {
    const { placeOf } = await mapped(
      "*[_type == 'post'][0]{..., body[]{..., _type == 'link' => {'name': to->name}}, 'first': tags[0], 'texts': body[].text}",
    );
    expect(placeOf("body", 0, "children", 0, "text")).toEqual({
      id: post,
      path: ["body", key("k1"), "children", 0, "text"],
    });
    expect(placeOf("body", 1, "text")).toEqual({ id: post, path: ["body", key("k2"), "text"] });
    expect(placeOf("body", 1, "name")).toEqual({ id: "ada", path: ["name"] });
    expect(placeOf("first")).toEqual({ id: post, path: ["tags", 0] });
    expect(placeOf("texts", 1)).toEqual({ id: post, path: ["body", key("k2"), "text"] });
    expect(placeOf("tags", 1)).toEqual({ id: post, path: ["tags", 1] });
  });

  it("leads to the alternative that was taken", async () => {
    const { placeOf } = await mapped(
      "*[_type == 'post'][0]{'a': coalesce(missing, subtitle, title), 'b': select(defined(missing) => title, subtitle)}",
    );
    expect(placeOf("a")?.path).toEqual(["subtitle"]);
    expect(placeOf("b")?.path).toEqual(["subtitle"]);
  });

  it("leads to the alternative that was taken, wherever it stands, and nowhere if that is a computed one", async () => {
    const { result, placeOf } = await mapped(
      "*[_type == 'post'][0]{'nested': coalesce(coalesce(missing, title), subtitle), 'first': coalesce(upper(missing), title), 'computed': select(defined(title) => upper(title), title), 'none': select(defined(missing) => title)}",
    );
    expect(result).toEqual({ nested: "Same", first: "Same", computed: "SAME", none: null });
    expect(placeOf("nested")?.path).toEqual(["title"]);
    for (const name of ["first", "computed", "none"]) expect(placeOf(name)).toBeUndefined();
  });

  it("leads into objects within array items, and to items whose key is no text by index", async () => {
    const { placeOf } = await mapped(
      "*[_type == 'post'][0]{'labels': body[].seo.label, 'cells': rows[].cell, rows}",
    );
    expect(placeOf("labels", 1)).toEqual({ id: post, path: ["body", key("k2"), "seo", "label"] });
    expect(placeOf("cells", 0)).toEqual({ id: post, path: ["rows", 0, "cell"] });
    expect(placeOf("rows", 0, "cell")).toEqual({ id: post, path: ["rows", 0, "cell"] });
  });

  it("leads to the document that quotes another one, not to the quoted one", async () => {
    const { placeOf } = await mapped("*[_type == 'post'][0]{quoted}");
    expect(placeOf("quoted", "_id")).toEqual({ id: post, path: ["quoted", "_id"] });
  });

  it("leads to an item counted from the end, and through parentheses", async () => {
    const { placeOf } = await mapped("*[_type == 'post'][0]{'last': tags[-1], 'name': (subtitle)}");
    expect(placeOf("last")).toEqual({ id: post, path: ["tags", 1] });
    expect(placeOf("name")).toEqual({ id: post, path: ["subtitle"] });
  });

  it("leads nowhere for computed values", async () => {
    const { result, placeOf } = await mapped(
      "*[_type == 'post'][0]{'title': upper(title), 'n': count(tags), 'sum': title + subtitle, 'same': 'Same', 'lower': lower(tags[0])}",
    );
    expect(result).toEqual({ title: "SAME", n: 2, sum: "SameSame", same: "Same", lower: "one" });
    for (const name of ["title", "n", "sum", "same", "lower"]) expect(placeOf(name)).toBeUndefined();
  });

  it("leads to single values, and from an object of several queries", async () => {
    const single = await mapped("*[_type == 'author'][0].name");
    expect([single.result, single.placeOf()]).toEqual(["Ada", { id: "ada", path: ["name"] }]);
    const { placeOf } = await mapped("{'post': *[_type == 'post'][0]{title}, 'by': *[_id == 'ada'][0].name}");
    expect(placeOf("post", "title")).toEqual({ id: post, path: ["title"] });
    expect(placeOf("by")).toEqual({ id: "ada", path: ["name"] });
  });

  it("names each document and path once", async () => {
    const { resultSourceMap } = await mapped("*[_type == 'post']{title, 'again': title, 'by': author->name}");
    expect(resultSourceMap?.documents).toEqual([
      { _id: post, _type: "post" },
      { _id: "ada", _type: "author" },
    ]);
    expect(resultSourceMap?.paths).toEqual(["$['title']", "$['name']"]);
  });
});

it.each([
  ["by key", "title", "['title']"],
  ["by key", "it's", String.raw`['it\'s']`],
  ["by key", "a\\b\nc", String.raw`['a\\b\nc']`],
  ["by key", { index: 2, key: "it's" }, String.raw`[?(@._key=='it\'s')]`],
  ["by key", { index: 2 }, "[2]"],
  ["by index", { index: 2, key: "k" }, "[2]"],
] as const)("a path names a place %s: %j is %s", (mode, segment, expected) => {
  expect(formatSegment(segment, mode)).toBe(expected);
});
