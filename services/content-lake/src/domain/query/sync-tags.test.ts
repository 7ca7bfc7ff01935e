import { memoryDataset } from "../../../test/support/memory-dataset.ts";
import type { Perspective } from "../perspective.ts";
import { evaluateQuery } from "./evaluate-query.ts";
import { syncTagsOfChange } from "./sync-tags.ts";

const documents = [
  { _id: "ada", _type: "author", name: "Ada" },
  { _id: "p1", _type: "post", slug: { current: "one" }, author: { _ref: "ada" } },
  { _id: "p2", _type: "post", slug: { current: "two" }, next: { _ref: "later", _weak: true } },
  { _id: "s", _type: "siteSettings" },
];

const now = new Date(0);
const sanity = { projectId: "p", dataset: "d" };
const tagsOf = async (lake: ReturnType<typeof memoryDataset>, query: string) =>
  (await evaluateQuery(lake.state, { query, perspective: "published", identity: "", now, sanity })).syncTags;

/** Returns whether a mutation makes a result of the query stale, by their tags. */
async function isOutdated(query: string, mutation: object): Promise<boolean> {
  const lake = memoryDataset(...documents);
  const tags = await tagsOf(lake, query);
  const { changes } = lake.mutate(mutation);
  const changed = changes.flatMap(({ id, previous, result }) => syncTagsOfChange(id, [previous, result]));
  return tags.some((tag) => changed.includes(tag));
}

const patch = (id: string, set: object) => ({ patch: { id, set } });
const one = "*[_type == 'post' && slug.current == 'one'][0]{..., 'by': author->name}";

describe("a result's tags", () => {
  it.each([
    ["the document itself is changed", one, patch("p1", { title: "x" })],
    ["what it refers to is changed", one, patch("ada", { name: "Eve" })],
    ["another document takes its slug", one, patch("p2", { slug: { current: "one" } })],
    [
      "a document with its slug is made",
      one,
      { create: { _id: "p3", _type: "post", slug: { current: "one" } } },
    ],
    ["it is deleted", one, { delete: { id: "p1" } }],
    [
      "a reference that led nowhere leads somewhere",
      "*[_id == 'p2'].next->",
      { create: { _id: "later", _type: "post" } },
    ],
    ["a list gets another entry", "*[_type == 'post']._id", { create: { _id: "p3", _type: "post" } }],
    [
      "a document is made that was asked for",
      "*[_id == 'later']",
      { create: { _id: "later", _type: "post" } },
    ],
    ["anything is changed that a query over all may see", "count(*)", patch("s", { x: 1 })],
    [
      "an inner query's documents are changed",
      "*[_id == 's']{'n': count(*[_type == 'author'])}",
      patch("ada", { x: 1 }),
    ],
  ])("share a tag with a change when %s", async (_name, query, mutation) => {
    expect(await isOutdated(query, mutation)).toBe(true);
  });

  it.each([
    ["another document of its type is changed", one, patch("p2", { title: "x" })],
    ["an unrelated document is changed", one, patch("s", { x: 1 })],
    ["a list's type isn't touched", "*[_type == 'post']._id", patch("ada", { name: "Eve" })],
    ["a singleton is asked for by id", "*[_id == 's'][0]", patch("p1", { x: 1 })],
  ])("share no tag with a change when %s", async (_name, query, mutation) => {
    expect(await isOutdated(query, mutation)).toBe(false);
  });

  it.each<[Perspective, string]>([
    ["raw", "*[_id == 'drafts.p1']"],
    ["raw", "*[_id == 's'].ofDraft->"],
    ["drafts", "*[_id == 'p1']"],
  ])(
    "share a tag with a change of a draft that was read in the perspective %s: %s",
    async (perspective, query) => {
      const lake = memoryDataset(
        { _id: "drafts.p1", _type: "post" },
        { _id: "s", _type: "siteSettings", ofDraft: { _ref: "drafts.p1", _weak: true } },
      );
      const request = { query, perspective, identity: "", now, sanity };
      const { syncTags } = await evaluateQuery(lake.state, request);
      const [change] = lake.mutate(patch("drafts.p1", { title: "x" })).changes;
      const others = syncTagsOfChange("other", [change?.previous ?? null]);
      const changed = syncTagsOfChange("drafts.p1", [change?.result ?? null]);
      expect(syncTags.some((tag) => changed.includes(tag) && !others.includes(tag))).toBe(true);
    },
  );

  it("are few and short, however many references were followed", async () => {
    const authors = Array.from({ length: 200 }, (_, index) => ({ _id: `a${index}`, _type: "author" }));
    const posts = authors.map(({ _id }) => ({ _id: `of-${_id}`, _type: "post", author: { _ref: _id } }));
    const tags = await tagsOf(memoryDataset(...authors, ...posts), "*[_type == 'post']{'by': author->_id}");
    expect(tags.length).toBe(2);
    for (const tag of tags) expect(tag).toMatch(/^s1:[\w-]{10}$/);
  });

  it("name each of many references that lead nowhere, and no more", async () => {
    const next = Array.from({ length: 70 }, (_, index) => ({
      _key: `${index}`,
      _ref: `n${index}`,
      _weak: true,
    }));
    const lake = memoryDataset({ _id: "p1", _type: "post", next });
    const tags = await tagsOf(lake, "*[_id == 'p1'].next[]->");
    const tagsOfNew = (_id: string, _type: string) =>
      syncTagsOfChange(
        _id,
        lake.mutate({ create: { _id, _type } }).changes.map(({ result }) => result),
      );
    expect(tagsOfNew("n7", "author").some((tag) => tags.includes(tag))).toBe(true);
    expect(tagsOfNew("other", "page").some((tag) => tags.includes(tag))).toBe(false);
  });
});
