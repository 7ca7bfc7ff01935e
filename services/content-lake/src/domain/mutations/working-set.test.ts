import { faultOf, memoryDataset } from "../../../test/support/memory-dataset.ts";
import type { Mutation } from "./mutation.ts";

const post = { _id: "post", _type: "post", title: "One" };
const mutationsOf = (...mutations: Mutation[]) =>
  memoryDataset(post)
    .mutate(...mutations)
    .changes.map((change) => change.mutations);

describe("the mutations by which listeners learn of a change", () => {
  it("name the one document that each has changed, however it was selected", () => {
    const other = { _id: "other", _type: "post" };
    const query = "*[_type == 'post']";
    const set = { seen: true };
    expect(mutationsOf({ create: other }, { patch: { query, set } }, { delete: { query } })).toEqual([
      [{ patch: { id: "post", set } }, { delete: { id: "post" } }],
    ]);
  });

  it("say how a document was made, and when, but no revision", () => {
    const _createdAt = "2026-11-21T00:00:02.000Z";
    const made = { _id: "new", _type: "post", _createdAt };
    const sent = { ...made, _rev: "mine", _updatedAt: "2020-01-01T00:00:00Z" };
    expect(mutationsOf({ createIfNotExists: sent })).toEqual([[{ createIfNotExists: made }]]);
    const replaced = { ...post, title: "Two", _createdAt: "2026-11-21T00:00:01.000Z" };
    expect(mutationsOf({ createOrReplace: { ...post, title: "Two" } })).toEqual([
      [{ createOrReplace: replaced }],
    ]);
  });

  it("leave out the revision that was expected", () => {
    const patch = { id: "post", ifRevisionID: "t1", dec: { n: 1 } };
    const lake = memoryDataset({ ...post, n: 1 });
    expect(lake.mutate({ patch }).changes[0]?.mutations).toEqual([{ patch: { id: "post", dec: { n: 1 } } }]);
  });
});

describe("createOrReplace", () => {
  it("makes a document that doesn't exist, and says so", () => {
    const lake = memoryDataset();
    expect(lake.mutate({ createOrReplace: post }).results).toEqual([{ id: "post", operation: "create" }]);
  });

  it("restores the instant of creation that it is given", () => {
    const lake = memoryDataset(post);
    lake.mutate({ createOrReplace: { ...post, _createdAt: "2020-01-01T00:00:00Z" } });
    expect(lake.get("post")?._createdAt).toBe("2020-01-01T00:00:00Z");
  });
});

describe("a query that selects documents", () => {
  const patch = (query: string, params?: object) => ({ patch: { query, params, set: { seen: true } } });

  it.each([
    ["one document", patch("*[_type == 'post'][0]"), ["post"]],
    ["none", patch("*[_type == 'page'][0]"), []],
    ["by a parameter in a filter", patch("*[title == $title]", { title: "One" }), ["post"]],
    ["ids alone", patch("*[_type == 'post']{_id}"), ["post"]],
  ])("may give %s", (_what, mutation, ids) => {
    expect(
      memoryDataset(post)
        .mutate(mutation)
        .results.map(({ id }) => id),
    ).toEqual(ids);
  });

  it("sees each document once, as the request has left it", () => {
    const lake = memoryDataset(post);
    const retitle = { patch: { id: "post", set: { title: "Two" } } };
    expect(lake.mutate(retitle, patch("*[title == 'One']")).results).toHaveLength(1);
    expect(lake.mutate(retitle, patch("*[title == 'Two']")).results).toHaveLength(2);
  });
});

describe("a transaction", () => {
  const creating = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ create: { _id: `d${index}`, _type: "post" } }));

  it("may change ten thousand documents, one by one or by a query, and no more", () => {
    const lake = memoryDataset();
    expect(lake.mutate(...creating(10_000)).changes).toHaveLength(10_000);
    const all = { patch: { query: "*[_type == 'post']", set: { seen: true } } };
    expect(lake.mutate(all).changes).toHaveLength(10_000);
    expect(faultOf(() => lake.mutate({ create: { _id: "x", _type: "post" } }, all))).toMatchObject({
      status: 400,
      type: "tooManyDocumentsError",
      index: 1,
    });
    expect(faultOf(() => memoryDataset().mutate(...creating(10_001)))).toMatchObject({
      status: 413,
      type: "transactionTooLargeError",
      index: 10_000,
    });
  });

  it("is refused by the mutation that changed a document first, where its references lead nowhere", () => {
    const lake = memoryDataset(post);
    const patch = (set: object) => ({ patch: { id: "post", set } });
    const broken = patch({ author: { _ref: "nobody" } });
    expect(faultOf(() => lake.mutate(broken, patch({ title: "Two" }))).index).toBe(0);
  });

  it("quotes no more than the beginning of a long id", () => {
    const fault = faultOf(() => memoryDataset().mutate({ create: { _id: "x".repeat(5000), _type: "post" } }));
    expect(fault).toMatchObject({ status: 400, type: "invalidDocumentIdError" });
    expect(JSON.stringify(fault).length).toBeLessThan(400);
  });
});
