import { memoryDataset } from "../../../test/support/memory-dataset.ts";
import { readableState, type ReadAccess } from "./readable-state.ts";

const secret = { _type: "sanity.previewUrlSecret", of: { _ref: "post" } };
const { state } = memoryDataset(
  { _id: "post", _type: "post" },
  { _id: "drafts.post", _type: "post", of: { _ref: "post" } },
  { _id: "private.post", _type: "post", of: { _ref: "post" } },
  { _id: "other", _type: "post", of: { _ref: "post" } },
  { _id: "secret", ...secret },
  { _id: "drafts.secret", ...secret },
  { _id: "to-draft", _type: "list", of: { _ref: "drafts.post" } },
);

const everything = ["drafts.post", "drafts.secret", "other", "post", "private.post", "secret", "to-draft"];
const isSecret = (id: string) => id.endsWith("secret");
const isPublic = (id: string) => !id.includes(".");

describe.each<[string, ReadAccess, (id: string) => boolean]>([
  ["who may read drafts and secrets", { readsDrafts: true, readsPreviewSecrets: true }, () => true],
  ["who may read drafts", { readsDrafts: true, readsPreviewSecrets: false }, (id) => !isSecret(id)],
  [
    "who isn't signed in",
    { readsDrafts: false, readsPreviewSecrets: false },
    (id) => isPublic(id) && !isSecret(id),
  ],
])("a requester %s", (_who, access, mayRead) => {
  const readable = readableState(state, access);
  const readableIds = everything.filter(mayRead);
  const idsOf = (documents: readonly { _id: string }[]) => documents.map(({ _id }) => _id);
  const ofType = (type: string) => readableIds.filter((id) => state.get(id)?._type === type);

  it("finds the documents by id, in lists, and by type", () => {
    expect(everything.filter((id) => readable.get(id) !== undefined)).toEqual(readableIds);
    expect(idsOf(readable.all())).toEqual(readableIds);
    for (const type of ["post", "sanity.previewUrlSecret"])
      expect(idsOf(readable.ofType(type))).toEqual(ofType(type));
  });

  it("is told of no other documents that refer to one", () => {
    const referring = ["drafts.post", "drafts.secret", "other", "private.post", "secret"];
    expect(readable.referrersOf("post")).toEqual(referring.filter(mayRead));
    expect(readable.referrersOf("drafts.post")).toEqual(mayRead("drafts.post") ? ["to-draft"] : []);
  });
});

it("holds what is written later", () => {
  const lake = memoryDataset({ _id: "a", _type: "post" });
  const readable = readableState(lake.state, { readsDrafts: false, readsPreviewSecrets: false });
  expect(readable.all()).toHaveLength(1);
  lake.mutate({ create: { _id: "b", _type: "post" } });
  expect(readable.all()).toHaveLength(2);
});
