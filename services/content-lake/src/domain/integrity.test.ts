import { faultOf, memoryDataset } from "../../test/support/memory-dataset.ts";

const author = { _id: "ada", _type: "author" };
const referring = (id: string) => ({ _id: id, _type: "post", author: { _ref: "ada" } });

it("A reference to a document that the same request deletes is refused", () => {
  const lake = memoryDataset(author);
  expect(faultOf(() => lake.mutate({ create: referring("post") }, { delete: { id: "ada" } }))).toMatchObject({
    status: 409,
    type: "documentReferenceDoesNotExistError",
    index: 0,
    id: "post",
    referenceID: "ada",
  });
  expect(lake.get("ada")).toBeDefined();
});

it("A document that refers to itself may get another type, or be deleted", () => {
  const lake = memoryDataset();
  const itself = { _id: "page", _type: "page", self: { _ref: "page" } };
  lake.mutate({ create: itself });
  lake.mutate({ createOrReplace: { ...itself, _type: "post" } });
  expect(lake.get("page")?._type).toBe("post");
  lake.mutate({ delete: { id: "page" } });
  expect(lake.get("page")).toBeUndefined();
});

it("The target of references may be replaced by a document of the same type", () => {
  const lake = memoryDataset(author, referring("post"));
  lake.mutate({ createOrReplace: { ...author, name: "Ada" } });
  expect(lake.get("ada")?.name).toBe("Ada");
});

it.each([
  ["deleted", { delete: { id: "ada" } }],
  ["given another type", { createOrReplace: { _id: "ada", _type: "page" } }],
])(
  "A document with references to it can't be %s, and the refusal counts them and names a hundred",
  (what, change) => {
    const ids = Array.from({ length: 103 }, (_, index) => `post-${100 + index}`);
    const lake = memoryDataset(author, ...ids.map(referring));
    expect(faultOf(() => lake.mutate(change))).toMatchObject({
      type: "documentHasExistingReferencesError",
      description: `Document "ada" cannot be ${what} as there are references to it from "post-100"`,
      referencingIDs: ids.slice(0, 100),
      totalCount: 103,
    });
  },
);

it("The target of a reference is kept when a request changes the referring document alone", () => {
  const lake = memoryDataset(author, referring("post"), referring("other"));
  const free = (id: string) => ({ patch: { id, unset: ["author"] } });
  const touch = { patch: { id: "other", set: { title: "Two" } } };
  expect(faultOf(() => lake.mutate(free("post"), touch, { delete: { id: "ada" } }))).toMatchObject({
    index: 2,
    referencingIDs: ["other"],
    totalCount: 1,
  });
});
