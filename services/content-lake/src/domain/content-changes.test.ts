import { memoryDataset } from "../../test/support/memory-dataset.ts";
import { contentChanges } from "./content-changes.ts";
import { sequenceOfLiveEvent } from "./live-event-id.ts";

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

  it("don't contain drafts, versions and private documents", () => {
    expect(
      told(
        { patch: { id: ["drafts.post", "secret.key"], set: { a: 1 } } },
        { create: { _id: "versions.r.post", _type: "post" } },
      ),
    ).toEqual([]);
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
