import { applyPatch } from "mendoza";
import { closeAll } from "./support/close-later.ts";
import { startHttpLake, type HttpLake } from "./support/http-lake.ts";

let lake: HttpLake;
const revisions: string[] = [];
beforeAll(async () => {
  lake = await startHttpLake();
  const ada = lake.client("ada");
  const commit = async (mutation: object) => {
    const { transactionId } = await ada.mutate([mutation] as never, { returnDocuments: false });
    revisions.push(transactionId);
  };
  await commit({ create: { _id: "drafts.a", _type: "post", n: 1 } });
  await commit({ patch: { id: "drafts.a", set: { n: 2 } } });
  const pair = { draftId: "drafts.a", publishedId: "a" };
  const { transactionId } = await ada.action({ actionType: "sanity.action.document.publish", ...pair });
  revisions.push(transactionId);
  await commit({ delete: { id: "a" } });
});
afterAll(closeAll);

const json = async (path: string): Promise<unknown> => (await lake.fetch(path, { as: "eve" })).json();
type Line = { id: string; mutations?: object[]; effects?: Record<string, { apply: unknown[] }> };
const lines = async (more: string): Promise<Line[]> => {
  const response = await lake.fetch(`/data/history/production/transactions/a,drafts.a?${more}`, {
    as: "eve",
  });
  expect(response.headers.get("content-type")).toContain("application/x-ndjson");
  const text = await response.text();
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
};

describe("the history", () => {
  it("returns documents as of a revision, as of a time, and before their deletion", async () => {
    const [first = "", second = "", published = ""] = revisions;
    const at = (more: string) => json(`/data/history/production/documents/drafts.a,a?${more}`);
    expect(await at(`revision=${first}`)).toMatchObject({
      documents: [{ _id: "drafts.a", n: 1, _rev: first }],
    });
    expect(await at(`revision=${second}`)).toMatchObject({ documents: [{ n: 2 }] });
    expect(await at(`revision=${published}`)).toMatchObject({
      documents: [{ _id: "a", n: 2, _rev: published }],
    });
    expect(await at("lastRevision=true")).toMatchObject({ documents: [{ _id: "drafts.a" }, { _id: "a" }] });
    expect(await at("time=2000-01-01T00:00:00Z")).toEqual({ documents: [] });
    expect(await json(`/data/history/production/documents/a?revision=${first}`)).toEqual({ documents: [] });
    expect(await at("revision=none")).toEqual({ documents: [] });
  });

  it("lists transactions, as the studio requests them", async () => {
    const ids = (found: Line[]) => found.map(({ id }) => id);
    const [first = "", second = "", third = "", last = ""] = revisions;
    expect(ids(await lines("excludeContent=true&fromTransaction=&toTransaction="))).toEqual(revisions);
    expect(ids(await lines("reverse=true&limit=2"))).toEqual([last, third]);
    expect(ids(await lines(`fromTransaction=${second}&toTransaction=${third}`))).toEqual([second, third]);
    expect(ids(await lines("fromTransaction=none"))).toEqual([]);
    expect(ids(await lines("authors=eve,nobody"))).toEqual([]);
    expect(ids(await lines("authors=ada&toTime=2100-01-01T00:00:00%2B01:00"))).toEqual(revisions);
    expect(ids(await lines("fromTime=2100-01-01T00:00:00Z"))).toEqual([]);

    const [created, edited] = await lines("effectFormat=mendoza&excludeContent=true&limit=2");
    expect(created?.mutations).toEqual([{ create: { _id: "drafts.a", _type: "post" } }]);
    const draft = applyPatch(null, created?.effects?.["drafts.a"]?.apply ?? []) as object;
    expect(applyPatch(draft, edited?.effects?.["drafts.a"]?.apply ?? [])).toMatchObject({ n: 2 });
    const [publish] = await lines(`fromTransaction=${third}&limit=1`);
    expect(publish?.mutations).toHaveLength(2);
    const ofDraft = await json(
      `/data/history/production/transactions/drafts.a?fromTransaction=${third}&includeIdentifiedDocumentsOnly=true`,
    );
    expect(ofDraft).toMatchObject({ mutations: [{ delete: { id: "drafts.a" } }] });
    expect((await lines("excludeMutations=true"))[0]).not.toHaveProperty("mutations");
    expect((await lines("limit=1"))[0]?.id).toBe(first);
  });

  it("lists a document's events, page by page", async () => {
    const life = (more = "") =>
      json(`/data/history/production/events/documents/a?${more}`) as Promise<{
        events: Record<string, { type: string }[]>;
        nextCursor: string;
      }>;
    const types = (page: Awaited<ReturnType<typeof life>>) => page.events.a?.map(({ type }) => type);
    const all = ["deleteDocumentGroup", "publishDocumentVersion", "createDocumentVersion"];
    const whole = await life("limit=100");
    expect([types(whole), whole.nextCursor]).toEqual([all, ""]);
    const first = await life("limit=2");
    expect(types(first)).toEqual(all.slice(0, 2));
    const rest = await life(`limit=2&nextCursor=${first.nextCursor}`);
    expect([types(rest), rest.nextCursor]).toEqual([all.slice(2), ""]);
  });
});
