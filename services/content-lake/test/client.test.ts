import type { ClientError } from "@sanity/client";
import { closeAll } from "./support/close-later.ts";
import { startHttpLake, type HttpLake } from "./support/http-lake.ts";

let lake: HttpLake;
beforeEach(async () => {
  lake = await startHttpLake();
});
afterEach(closeAll);

const refusal = async (work: Promise<unknown>): Promise<ClientError> => {
  const error: unknown = await work.then(() => undefined).catch((thrown: unknown) => thrown);
  if (error instanceof Error && "statusCode" in error) return error as ClientError;
  throw new Error("it was not refused", { cause: error });
};

describe("Sanity's client", () => {
  it("creates, patches and fetches documents", async () => {
    const ada = lake.client("ada");
    const created = await ada.create({ _type: "post", title: "One" });
    expect(created).toMatchObject({ _type: "post", title: "One", _rev: expect.any(String) as string });
    const patched = await ada
      .patch(created._id)
      .set({ title: "Two" })
      .inc({ n: 1 })
      .setIfMissing({ n: 4 })
      .commit();
    expect(patched).toMatchObject({ title: "Two" });
    expect(await lake.client().fetch("*[_type == $type][0].title", { type: "post" })).toBe("Two");
    await ada.createOrReplace({ _id: created._id, _type: "post", title: "Three" });
    expect(await ada.getDocument(created._id)).toMatchObject({ title: "Three" });
    expect(await ada.createIfNotExists({ _id: created._id, _type: "post", title: "Four" })).toMatchObject({
      title: "Three",
    });
    await ada.delete(created._id);
    expect(await ada.getDocument(created._id)).toBeUndefined();
  });

  it("gets documents in the requested order, with null for those that don't exist", async () => {
    const ada = lake.client("ada");
    await ada
      .transaction()
      .create({ _id: "a", _type: "post" })
      .create({ _id: "drafts.b", _type: "post" })
      .commit();
    const documents = await ada.getDocuments(["drafts.b", "none", "a"]);
    expect(documents.map((document) => document?._id ?? null)).toEqual(["drafts.b", null, "a"]);
    expect([...(await ada.documentsExists(["a", "none", "drafts.b"]))]).toEqual(["a", "drafts.b"]);
    const versions = await ada.getDocument("b", { includeAllVersions: true });
    expect(versions.map(({ _id }) => _id)).toEqual(["drafts.b"]);
  });

  it("commits a transaction completely or not at all, under the chosen id", async () => {
    const ada = lake.client("ada");
    const transaction = ada
      .transaction([{ create: { _id: "a", _type: "post" } }])
      .patch("a", { set: { n: 1 } })
      .transactionId("chosen");
    const { transactionId, results } = await transaction.commit({ returnDocuments: false });
    expect([transactionId, results.map(({ id, operation }) => [id, operation])]).toEqual([
      "chosen",
      [
        ["a", "create"],
        ["a", "update"],
      ],
    ]);
    const failing = ada
      .transaction()
      .patch("a", { set: { n: 2 } })
      .create({ _id: "a", _type: "post" });
    expect((await refusal(failing.commit())).statusCode).toBe(409);
    expect(await ada.getDocument("a")).toMatchObject({ n: 1, _rev: "chosen" });
  });

  it("gets a conflict when the document has changed since", async () => {
    const ada = lake.client("ada");
    const { _rev }: { _rev: string } = await ada.create({ _id: "a", _type: "post" });
    await ada.patch("a").ifRevisionId(_rev).set({ n: 1 }).commit();
    const { statusCode, message } = await refusal(ada.patch("a").ifRevisionId(_rev).set({ n: 2 }).commit());
    expect(statusCode).toBe(409);
    expect(message).toContain("unexpected revision ID");
  });

  it("gets the ids of documents that refer to the one to delete", async () => {
    const ada = lake.client("ada");
    await ada.create({ _id: "author", _type: "author" });
    const author = { _type: "reference", _ref: "author" };
    const ids = Array.from({ length: 101 }, (_, index) => `post-${100 + index}`);
    await ada.mutate(
      ids.map((_id) => ({ create: { _id, _type: "post", author } })),
      { returnDocuments: false },
    );
    const refused = await refusal(ada.delete("author"));
    expect(refused.statusCode).toBe(409);
    expect(refused.details).toMatchObject({
      type: "mutationError",
      items: [{ error: { type: "documentHasExistingReferencesError", referencingIDs: ids.slice(0, 100) } }],
    });
    const referencesIn = (query: string) =>
      ada.request<{ totalCount: number; references: object[] }>({
        url: `/data/references/production/documents/author/to${query}`,
      });
    const { totalCount, references } = await referencesIn("");
    expect([totalCount, references.length]).toEqual([101, 100]);
    expect(references[0]).toEqual({ documentId: "post-100", datasetName: "production", projectId: "lake" });
    const elsewhere = await referencesIn("?excludeInternalReferences=true");
    expect(elsewhere).toEqual({ totalCount: 0, references: [] });
  });

  it("sees what its perspective shows", async () => {
    const ada = lake.client("ada");
    await ada.create({ _id: "a", _type: "post", title: "out" });
    await ada.create({ _id: "drafts.a", _type: "post", title: "next" });
    const titles = (perspective?: "raw" | "drafts" | "published", apiVersion = "2025-02-19") =>
      ada
        .withConfig({ apiVersion })
        .fetch<string[]>("*[_type == 'post'] | order(title).title", {}, perspective ? { perspective } : {});
    expect(await titles()).toEqual(["out"]);
    expect(await titles("published")).toEqual(["out"]);
    expect(await titles("drafts")).toEqual(["next"]);
    expect(await titles("raw")).toEqual(["next", "out"]);
    expect(await titles(undefined, "2025-02-18")).toEqual(["next", "out"]);
    await expect(ada.fetch("*", {}, { perspective: ["r1", "drafts"] })).rejects.toThrow("not supported");
    await expect(ada.create({ _id: "versions.r1.a", _type: "post" })).rejects.toThrow("not supported");
  });

  it("publishes, unpublishes and discards by actions", async () => {
    const ada = lake.client("ada");
    await ada.create({ _id: "drafts.a", _type: "post", title: "One" });
    const pair = { draftId: "drafts.a", publishedId: "a" };
    const { transactionId } = await ada.action({ actionType: "sanity.action.document.publish", ...pair });
    expect(await ada.getDocuments(["a", "drafts.a"])).toMatchObject([
      { title: "One", _rev: transactionId },
      null,
    ]);
    await ada.action([
      {
        actionType: "sanity.action.document.edit",
        ...pair,
        patch: { set: { title: "Two" } },
      },
    ]);
    expect(await ada.getDocument("drafts.a")).toMatchObject({ title: "Two" });
    await ada.action({ actionType: "sanity.action.document.discard", draftId: "drafts.a" });
    await ada.action({ actionType: "sanity.action.document.unpublish", ...pair });
    expect(await ada.getDocuments(["a", "drafts.a"])).toMatchObject([null, { title: "One" }]);
    const again = await refusal(ada.action({ actionType: "sanity.action.document.unpublish", ...pair }));
    expect([again.statusCode, (again.details as { type: string }).type]).toEqual([404, "actionError"]);
  });

  it("gets a source map and sync tags with a result", async () => {
    const ada = lake.client("ada");
    await ada.create({ _id: "a", _type: "post", title: "One" });
    const response = await ada.fetch(
      "*[_id == 'a'][0]{title}",
      {},
      { resultSourceMap: true, filterResponse: false },
    );
    expect(response).toMatchObject({
      query: "*[_id == 'a'][0]{title}",
      result: { title: "One" },
      resultSourceMap: { documents: [{ _id: "a" }], paths: ["$['title']"] },
    });
    expect(response.syncTags).toEqual([expect.stringMatching(/^s1:/)]);
    expect(typeof response.ms).toBe("number");
  });

  it("sends a query by POST when it is too long for a URL", async () => {
    const ada = lake.client("ada");
    const ids = Array.from({ length: 2000 }, (_, index) => `document-${index}`);
    await ada.create({ _id: "document-7", _type: "post" });
    expect(await ada.fetch("*[_id in $ids]._id", { ids })).toEqual(["document-7"]);
    const address = new URLSearchParams({ query: "*[_id in $ids]", $ids: JSON.stringify(ids) }).toString();
    expect((await lake.fetch(`/data/query/production?${address.slice(0, 12_000)}`)).status).toBe(414);
  });

  it("shows the position of an error in a query", async () => {
    const { message, statusCode } = await refusal(lake.client().fetch("*[_type == "));
    expect(statusCode).toBe(400);
    expect(message).toContain("GROQ query parse error");
  });

  it("changes nothing in a dry run", async () => {
    const ada = lake.client("ada");
    const result = await ada.create({ _id: "a", _type: "post" }, { dryRun: true });
    expect(result._id).toBe("a");
    expect(await ada.getDocument("a")).toBeUndefined();
  });

  it("gets keys for array items on request", async () => {
    const ada = lake.client("ada");
    const { items } = await ada.create({ _type: "post", items: [{ n: 1 }] }, { autoGenerateArrayKeys: true });
    expect(items).toEqual([{ n: 1, _key: expect.any(String) as string }]);
  });

  it("gets data as new as its last live event, from any replica", async () => {
    const ada = lake.client("ada");
    const behind = await startHttpLake(lake.replica.config, { pollMs: 3_600_000, isIsolated: true });
    await ada.create({ _id: "a", _type: "post" });
    const query = (lastLiveEventId: string) => behind.client().fetch("count(*)", {}, { lastLiveEventId });
    expect(await query("made-elsewhere")).toBe(0);
    expect(await query("live-1")).toBe(1);
  });

  it("gets documents as new as at any replica when it is signed in, else those that its replica knows", async () => {
    const behind = await startHttpLake(lake.replica.config, { pollMs: 3_600_000, isIsolated: true });
    const ids = async (path: string, as?: string) =>
      (await (await behind.fetch(path, { as })).text()).match(/(?<="_id":")\w+/g) ?? [];
    const create = (_id: string) => lake.client("ada").create({ _id, _type: "post" });
    await create("a");
    expect([await ids("/data/doc/production/a"), await ids("/data/export/production")]).toEqual([[], []]);
    expect(await ids("/data/doc/production/a", "ada")).toEqual(["a"]);
    await create("b");
    expect(await ids("/data/export/production")).toEqual(["a"]);
    expect(await ids("/data/export/production", "ada")).toEqual(["a", "b"]);
  });
});
