import { memoryDataset } from "../../test/support/memory-dataset.ts";
import { contentChanges } from "./content-changes.ts";
import { sequenceOfLiveEvent } from "./live-event-id.ts";
import { evaluateQuery } from "./query/evaluate-query.ts";

const post = { _id: "post", _type: "post", slug: { current: "old" } };
const changes = (...mutations: object[]) => {
  const lake = memoryDataset(
    post,
    { _id: "drafts.post", _type: "post" },
    { _id: "secret.key", _type: "key" },
  );
  return contentChanges("production", lake.mutate(...mutations), 2);
};
const told = (...mutations: object[]) =>
  changes(...mutations).map(({ type, data }) => [type, data.documents] as const);

describe("the events of a transaction", () => {
  it("contain each published document with its present and former slugs", () => {
    expect(told({ patch: { id: "post", set: { "slug.current": "new" } } })).toEqual([
      ["content.published", [{ id: "post", type: "post", slugs: ["new", "old"] }]],
    ]);
  });

  it("distinguish published and unpublished documents", () => {
    expect(told({ create: { _id: "other", _type: "page" } }, { delete: { id: "post" } })).toEqual([
      ["content.published", [{ id: "other", type: "page", slugs: [] }]],
      ["content.unpublished", [{ id: "post", type: "post", slugs: ["old"] }]],
    ]);
  });

  it("don't contain drafts and private documents", () => {
    expect(told({ patch: { id: ["drafts.post", "secret.key"], set: { a: 1 } } })).toEqual([]);
  });

  it("contain the live event id from which on queries show the change", () => {
    const [change] = changes({ create: { _id: "other", _type: "page" } });
    expect(sequenceOfLiveEvent(change?.data.liveEventId ?? "")).toBe(2);
  });

  it("are split when there are many documents", () => {
    const many = Array.from({ length: 250 }, (_, index) => ({ create: { _id: `d${index}`, _type: "page" } }));
    expect(told(...many).map(([, documents]) => documents.length)).toEqual([100, 100, 50]);
  });
});

describe("the sync tags of an event", () => {
  const bySlug = (slug: string, type = "post") =>
    `*[_type == "${type}" && slug.current == "${slug}"][0]{title}`;

  /** Returns whether an event of the change names a tag of the query's response before the change. */
  async function purges(query: string, mutation: object): Promise<boolean> {
    const lake = memoryDataset(post, { _id: "drafts.post", _type: "post" });
    const { syncTags } = await evaluateQuery(lake.state, {
      query,
      perspective: "published",
      identity: "",
      now: new Date(0),
      sanity: { projectId: "p", dataset: "d" },
    });
    const events = contentChanges("production", lake.mutate(mutation), 2);
    return events.some(({ data }) => data.syncTags?.some((tag) => syncTags.some((other) => other === tag)));
  }
  const move = { patch: { id: "post", set: { "slug.current": "new" } } };
  const unpublish = { delete: { id: "post" } };
  const changeType = { createOrReplace: { ...post, _type: "page" } };

  it.each([
    ["a move, the page at the old address", bySlug("old"), move],
    ["a move, the page that was missing at the new address", bySlug("new"), move],
    ["an unpublish, queries by its id", '*[_id == "post"][0].title', unpublish],
    ["a change of type, lists of the former type", '*[_type == "post"]._id', changeType],
    ["a change of type, lists of the new type", '*[_type == "page"]._id', changeType],
  ])("purge, after %s", async (_what, query, mutation) => {
    expect(await purges(query, mutation)).toBe(true);
  });

  it.each([
    ["the pages of other documents", bySlug("other"), move],
    ["pages when only a draft was deleted", bySlug("old"), { delete: { id: "drafts.post" } }],
  ])("don't purge %s", async (_what, query, mutation) => {
    expect(await purges(query, mutation)).toBe(false);
  });
});
