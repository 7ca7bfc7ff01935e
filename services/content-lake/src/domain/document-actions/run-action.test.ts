import { faultOf, memoryDataset } from "../../../test/support/memory-dataset.ts";
import { documentAction, draft, ids, published } from "./action.fixture.ts";

const idsOf = (lake: ReturnType<typeof memoryDataset>) => lake.state.all().map(({ _id }) => _id);

describe("create", () => {
  const create = (more: object = {}) =>
    documentAction("create", { publishedId: "post", attributes: draft, ...more });

  it("creates a draft", () => {
    const lake = memoryDataset();
    lake.act(create());
    expect(lake.get("drafts.post")).toMatchObject({ title: "Draft", _rev: "t1" });
  });

  it("creates a draft that names no published document", () => {
    const lake = memoryDataset();
    lake.act(documentAction("create", { attributes: draft }));
    expect(idsOf(lake)).toEqual(["drafts.post"]);
  });

  it("is refused if the draft exists, or ignored on request", () => {
    const lake = memoryDataset(draft);
    expect(faultOf(() => lake.act(create()))).toMatchObject({
      status: 409,
      type: "documentAlreadyExistsError",
    });
    expect(lake.act(create({ ifExists: "ignore" })).changes).toEqual([]);
  });

  it("makes a draft that isn't there, whether or not one that exists is to be ignored", () => {
    const lake = memoryDataset();
    lake.act(create({ ifExists: "ignore" }));
    expect(idsOf(lake)).toEqual(["drafts.post"]);
  });

  it("is refused for a document that is published", () => {
    expect(faultOf(() => memoryDataset(published).act(create())).status).toBe(409);
  });
});

describe("edit", () => {
  const edit = (patch: unknown) => documentAction("edit", { ...ids, patch });

  it("patches the draft", () => {
    const lake = memoryDataset(draft, published);
    lake.act(edit({ set: { title: "Edited" } }));
    expect([lake.get("drafts.post")?.title, lake.get("post")?.title]).toEqual(["Edited", "Published"]);
  });

  it("creates the draft from the published document if there is none", () => {
    const lake = memoryDataset(published);
    lake.act(
      edit([{ setIfMissing: { body: [] } }, { insert: { after: "body[-1]", items: [{ _key: "a" }] } }]),
    );
    expect(lake.get("drafts.post")).toMatchObject({ title: "Published", body: [{ _key: "a" }], _rev: "t2" });
    expect(lake.get("drafts.post")?._createdAt).toBe(published._createdAt);
  });

  it("is refused if neither document exists, or the patch is malformed", () => {
    expect(faultOf(() => memoryDataset().act(edit({ set: { a: 1 } })))).toMatchObject({
      status: 404,
      type: "documentNotFoundError",
    });
    expect(faultOf(() => memoryDataset(draft).act(edit({ set: 1 }))).status).toBe(400);
  });
});

describe("publish", () => {
  const publish = (more: object = {}) => documentAction("publish", { ...ids, ...more });

  it("replaces the published document by the draft, in one transaction", () => {
    const lake = memoryDataset(draft, published);
    const { changes } = lake.act(publish({ ifDraftRevisionId: "t1", ifPublishedRevisionId: "t1" }));
    expect(changes.map(({ id, result }) => [id, result?._rev])).toEqual([
      ["post", "t2"],
      ["drafts.post", undefined],
    ]);
    expect(lake.get("post")).toMatchObject({ title: "Draft", _createdAt: published._createdAt });
    expect(idsOf(lake)).toEqual(["post"]);
  });

  it.each([[{ ifDraftRevisionId: "t0" }], [{ ifPublishedRevisionId: "t0" }]])("is refused for %j", (more) => {
    const lake = memoryDataset(draft, published);
    expect(faultOf(() => lake.act(publish(more)))).toMatchObject({
      status: 409,
      type: "documentRevisionIDDoesNotMatchError",
    });
  });

  it("is refused for a revision of a published document that isn't there any more", () => {
    const fault = faultOf(() => memoryDataset(draft).act(publish({ ifPublishedRevisionId: "t1" })));
    expect(fault).toMatchObject({ status: 409, currentRevisionID: null, expectedRevisionID: "t1" });
  });

  it("keeps the instant at which the draft was created, if it is the first", () => {
    const lake = memoryDataset({ ...draft, _createdAt: "2021-01-01T00:00:00Z" });
    lake.act(publish());
    expect(lake.get("post")?._createdAt).toBe("2021-01-01T00:00:00Z");
  });

  it("is refused if there is no draft", () => {
    expect(faultOf(() => memoryDataset(published).act(publish())).status).toBe(404);
  });

  it("makes references strong, so their targets must exist", () => {
    const author = { _ref: "ada", _weak: true, _strengthenOnPublish: { type: "author" } };
    const lake = memoryDataset({ ...draft, author, _system: { base: { id: "post" } } });
    expect(faultOf(() => lake.act(publish())).type).toBe("documentReferenceDoesNotExistError");
    lake.mutate({ create: { _id: "ada", _type: "author" } });
    lake.act(publish());
    expect(lake.get("post")?.author).toEqual({ _ref: "ada" });
    expect(lake.get("post")).not.toHaveProperty("_system");
  });
});

describe("unpublish, discard and delete", () => {
  it("turn the published document into the draft, unless there is one", () => {
    const lake = memoryDataset(published);
    lake.act(documentAction("unpublish", ids));
    expect(idsOf(lake)).toEqual(["drafts.post"]);
    const other = memoryDataset(draft, published);
    other.act(documentAction("unpublish", ids));
    expect(other.get("drafts.post")?.title).toBe("Draft");
    expect(faultOf(() => other.act(documentAction("unpublish", ids))).status).toBe(404);
  });

  it("delete the draft, if there is one", () => {
    const lake = memoryDataset(draft, published);
    lake.act(documentAction("discard", { draftId: "drafts.post" }));
    expect(idsOf(lake)).toEqual(["post"]);
    expect(lake.act(documentAction("discard", { draftId: "drafts.post" })).changes).toEqual([]);
  });

  it("delete both when both are listed, and refuse to delete only the published document", () => {
    const lake = memoryDataset(draft, published);
    const remove = (includeDrafts: string[]) =>
      documentAction("delete", { publishedId: "post", includeDrafts });
    expect(faultOf(() => lake.act(remove([])))).toMatchObject({ status: 409, type: "documentHasDraftError" });
    lake.act(remove(["drafts.post"]));
    expect(idsOf(lake)).toEqual([]);
    expect(faultOf(() => lake.act(remove([]))).status).toBe(404);
  });

  it("delete a draft that was never published", () => {
    const lake = memoryDataset(draft);
    lake.act(documentAction("delete", { publishedId: "post", includeDrafts: ["drafts.post"] }));
    expect(idsOf(lake)).toEqual([]);
  });

  it("are refused for a document that others refer to", () => {
    const lake = memoryDataset(published, { _id: "list", _type: "list", first: { _ref: "post" } });
    expect(faultOf(() => lake.act(documentAction("delete", { publishedId: "post" })))).toMatchObject({
      status: 409,
      type: "documentHasExistingReferencesError",
      referencingIDs: ["list"],
    });
  });
});

it("replaceDraft replaces a draft if the draft or the published document exists", () => {
  const replace = documentAction("replaceDraft", {
    publishedId: "post",
    attributes: { ...draft, title: "Restored" },
  });
  const lake = memoryDataset(published);
  lake.act(replace);
  const unpublished = memoryDataset(draft);
  unpublished.act(replace);
  for (const { get } of [lake, unpublished]) expect(get("drafts.post")?.title).toBe("Restored");
  expect(faultOf(() => memoryDataset().act(replace)).status).toBe(404);
});

describe("versions", () => {
  it("copy a document to its draft", () => {
    const lake = memoryDataset(published);
    const copy = { publishedId: "post", baseId: "post", versionId: "drafts.post" };
    const outdated = documentAction("version.create", { ...copy, ifBaseRevisionId: "t0" });
    expect(faultOf(() => lake.act(outdated)).status).toBe(409);
    lake.act(documentAction("version.create", { ...copy, ifBaseRevisionId: "t1" }));
    expect(lake.get("drafts.post")).toMatchObject({ title: "Published", _rev: "t2" });
    expect(faultOf(() => lake.act(documentAction("version.create", copy))).type).toBe(
      "documentAlreadyExistsError",
    );
  });

  it("are discarded, as the studio discards a draft", () => {
    const lake = memoryDataset(draft, published);
    const discard = documentAction("version.discard", { versionId: "drafts.post" });
    lake.act(discard);
    expect(idsOf(lake)).toEqual(["post"]);
    expect(faultOf(() => lake.act(discard)).status).toBe(404);
  });
});

describe("a request of actions", () => {
  it("applies each action to the result of the ones before, and none if one is refused", () => {
    const lake = memoryDataset(published);
    const edit = documentAction("edit", { ...ids, patch: { set: { title: "Edited" } } });
    lake.act(edit, documentAction("publish", ids));
    expect([lake.get("post")?.title, idsOf(lake)]).toEqual(["Edited", ["post"]]);
    expect(faultOf(() => lake.act(edit, documentAction("explode"))).index).toBe(1);
    expect(idsOf(lake)).toEqual(["post"]);
  });

  it.each([
    "sanity.action.release.create",
    "sanity.action.release.publish",
    "sanity.action.document.version.replace",
    "sanity.action.document.version.unpublish",
  ])("is refused for %s, as releases are not supported", (actionType) => {
    const fault = faultOf(() => memoryDataset().act({ actionType, releaseId: "summer" }));
    expect(fault).toMatchObject({ status: 400, type: "unknownActionError" });
  });

  it.each([
    [null],
    [{}],
    [documentAction("explode")],
    [{ actionType: "__proto__" }],
    [documentAction("publish", { draftId: {} })],
    [
      documentAction("create", {
        attributes: JSON.parse('{"_id":"a","_type":"b","__proto__":{}}') as object,
      }),
    ],
  ])("is refused for %j", (action) => {
    expect(faultOf(() => memoryDataset().act(action))).toMatchObject({ status: 400, index: 0 });
  });
});
