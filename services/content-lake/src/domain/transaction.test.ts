import { faultOf, memoryDataset, refusalOf } from "../../test/support/memory-dataset.ts";
import { runMutation, runMutationWithKeys } from "./run-mutation.ts";
import { evaluateRequest } from "./transaction.ts";

const post = { _id: "post", _type: "post", title: "One" };

describe("creating", () => {
  it("sets the revision, the timestamps, and an id if there is none", () => {
    const lake = memoryDataset();
    const { results, changes } = lake.mutate({ create: post }, { create: { _id: "drafts.", _type: "post" } });
    expect(results).toEqual([
      { id: "post", operation: "create" },
      { id: "drafts.new1-1", operation: "create" },
    ]);
    const at = "2026-11-21T00:00:01.000Z";
    expect(changes[0]?.result).toEqual({ ...post, _rev: "t1", _createdAt: at, _updatedAt: at });
    expect(changes[0]?.previous).toBeNull();
  });

  it("keeps a given _createdAt, and overrides the other system attributes", () => {
    const lake = memoryDataset();
    lake.mutate({ create: { ...post, _createdAt: "2020-01-01T00:00:00Z", _updatedAt: "x", _rev: "mine" } });
    expect(lake.get("post")).toMatchObject({ _createdAt: "2020-01-01T00:00:00Z", _rev: "t1" });
    expect(lake.get("post")?._updatedAt).toBe("2026-11-21T00:00:01.000Z");
  });

  it("is refused if the id is taken, even by the same request", () => {
    const lake = memoryDataset(post);
    expect(faultOf(() => lake.mutate({ create: post }))).toMatchObject({
      status: 409,
      type: "documentAlreadyExistsError",
      id: "post",
      index: 0,
    });
    const twice = { create: { _id: "new", _type: "post" } };
    expect(faultOf(() => lake.mutate(twice, twice))).toMatchObject({ status: 409, index: 1 });
    expect(lake.get("new")).toBeUndefined();
  });

  it("does nothing with createIfNotExists if the document exists", () => {
    const lake = memoryDataset(post);
    const { results, changes } = lake.mutate({ createIfNotExists: { ...post, title: "Two" } });
    expect([results, changes]).toEqual([[{ id: "post", operation: "none" }], []]);
  });

  it("replaces with createOrReplace and keeps _createdAt", () => {
    const lake = memoryDataset(post);
    const { results } = lake.mutate({ createOrReplace: { _id: "post", _type: "post", text: "new" } });
    expect(results).toEqual([{ id: "post", operation: "update" }]);
    expect(lake.get("post")).toEqual({
      _id: "post",
      _type: "post",
      text: "new",
      _rev: "t2",
      _createdAt: "2026-11-21T00:00:01.000Z",
      _updatedAt: "2026-11-21T00:00:02.000Z",
    });
  });

  it("treats a replacement of another type as a new document", () => {
    const lake = memoryDataset(post);
    lake.mutate({ createOrReplace: { _id: "post", _type: "page" } });
    expect(lake.get("post")).toMatchObject({ _type: "page", _createdAt: "2026-11-21T00:00:02.000Z" });
  });
});

describe("patching", () => {
  const list = {
    ...post,
    n: 1,
    items: [
      { _key: "a", v: 1 },
      { _key: "b", v: 2 },
    ],
    text: "hello",
  };

  it.each([
    ["set", { set: { 'items[_key=="b"].v': 9, "new.deep": true } }, { new: { deep: true } }],
    ["setIfMissing", { setIfMissing: { title: "Two", subtitle: "Sub" } }, { title: "One", subtitle: "Sub" }],
    ["unset", { unset: ['items[_key=="a"]', "nothing.there"] }, { items: [{ _key: "b", v: 2 }] }],
    ["inc", { inc: { n: 2.5 } }, { n: 3.5 }],
    ["dec", { dec: { n: 2 } }, { n: -1 }],
    ["insert", { insert: { before: "items[0]", items: [{ _key: "c" }] } }, { n: 1 }],
    ["diffMatchPatch", { diffMatchPatch: { text: "@@ -1,5 +1,6 @@\n hello\n+!\n" } }, { text: "hello!" }],
  ])("applies %s", (_name, operations, expected) => {
    const lake = memoryDataset(list);
    const { results } = lake.mutate({ patch: { id: "post", ...operations } });
    expect(results).toEqual([{ id: "post", operation: "update" }]);
    expect(lake.get("post")).toMatchObject({ ...expected, _rev: "t2" });
  });

  it("selects several documents by id or by a query, which sees the changes so far", () => {
    const lake = memoryDataset(post, { _id: "other", _type: "post", title: "Two" });
    const query = { query: "*[_type == $type && title != 'One']", params: { type: "post" } };
    lake.mutate(
      { patch: { id: ["post", "other"], set: { seen: 1 } } },
      { patch: { id: "post", set: { title: "Three" } } },
      { patch: { ...query, set: { seen: 2 } } },
    );
    expect([lake.get("post")?.seen, lake.get("other")?.seen]).toEqual([2, 2]);
  });

  it("is refused for another revision than the expected one, and names both", () => {
    const lake = memoryDataset(post);
    const patch = (ifRevisionID: string) => ({ patch: { id: "post", ifRevisionID, set: { a: 1 } } });
    expect(faultOf(() => lake.mutate(patch("t0")))).toMatchObject({
      status: 409,
      type: "documentRevisionIDDoesNotMatchError",
      currentRevisionID: "t1",
      expectedRevisionID: "t0",
    });
    lake.mutate(patch("t1"), patch("t1"));
    expect(lake.get("post")?._rev).toBe("t2");
  });

  it("may expect the stored revision of a document that the same request has replaced before", () => {
    const replaceThenPatch = (ifRevisionID: string) => [
      { createOrReplace: { ...post, title: "Replaced" } },
      { patch: { id: "post", ifRevisionID, set: { subtitle: "Patched" } } },
    ];
    const lake = memoryDataset(post);
    lake.mutate(...replaceThenPatch("t1"));
    expect(lake.get("post")).toMatchObject({ title: "Replaced", subtitle: "Patched", _rev: "t2" });
    expect(faultOf(() => lake.mutate(...replaceThenPatch("t1")))).toMatchObject({
      type: "documentRevisionIDDoesNotMatchError",
      index: 1,
      currentRevisionID: "t2",
    });
    expect(lake.get("post")?._rev).toBe("t2");
  });

  it.each([
    [{ id: "missing", set: { a: 1 } }, "documentNotFoundError"],
    [{ id: "post", set: { _id: "other" } }, "immutableAttributeError"],
    [{ id: "post", unset: ["_type"] }, "immutableAttributeError"],
    [{ id: "post", diffMatchPatch: { title: "nonsense" } }, "patchError"],
  ])("is refused for %j with %s", (patch, type) => {
    expect(faultOf(() => memoryDataset(post).mutate({ patch }))).toMatchObject({ status: 409, type });
  });

  it("can't change system attributes", () => {
    const lake = memoryDataset(post);
    lake.mutate({
      patch: { id: "post", set: { _rev: "x", _updatedAt: "x", _createdAt: "x" }, unset: ["_rev"] },
    });
    expect(lake.get("post")).toMatchObject({ _rev: "t2", _createdAt: "2026-11-21T00:00:01.000Z" });
    expect(lake.get("post")?._updatedAt).toBe("2026-11-21T00:00:02.000Z");
  });

  it("adds keys to objects in arrays on request", () => {
    const lake = memoryDataset();
    const document = { ...post, items: [{ v: 1 }, { _key: "own", inner: [{ v: 2 }] }, "text"] };
    lake.mutateWith(runMutationWithKeys, { create: document });
    expect(lake.get("post")?.items).toEqual([
      { _key: "new1-1", v: 1 },
      { _key: "own", inner: [{ _key: "new1-2", v: 2 }] },
      "text",
    ]);
  });
});

describe("deleting", () => {
  it("deletes existing documents by id or query, and reports missing ones", () => {
    const lake = memoryDataset(post, { _id: "other", _type: "page" });
    const { results } = lake.mutate(
      { delete: { id: "missing" } },
      { delete: { query: '*[_type == "post"]' } },
    );
    expect(results).toEqual([
      { id: "missing", operation: "none" },
      { id: "post", operation: "delete" },
    ]);
    expect(lake.state.all().map(({ _id }) => _id)).toEqual(["other"]);
  });

  it("leaves no trace of a document that is created and deleted in the same request", () => {
    const { changes } = memoryDataset().mutate({ create: post }, { delete: { id: "post" } });
    expect(changes).toEqual([]);
  });
});

describe("references", () => {
  const author = { _id: "ada", _type: "author" };
  const written = { ...post, author: { _ref: "ada" } };

  it("must have an existing target, unless they are weak", () => {
    expect(faultOf(() => memoryDataset(written))).toMatchObject({
      status: 409,
      type: "documentReferenceDoesNotExistError",
      id: "post",
      referenceID: "ada",
    });
    expect(memoryDataset({ ...post, author: { _ref: "ada", _weak: true } }).get("post")).toBeDefined();
  });

  it("are checked after the whole request", () => {
    const lake = memoryDataset();
    lake.mutate({ create: written }, { create: author });
    lake.mutate({ delete: { id: "ada" } }, { delete: { id: "post" } });
    expect(lake.state.all()).toEqual([]);
    lake.mutate({ create: author }, { create: written });
    lake.mutate({ delete: { id: "ada" } }, { patch: { id: "post", unset: ["author"] } });
    expect(lake.get("ada")).toBeUndefined();
  });
});

describe("a transaction", () => {
  it.each(["", "with space", "x".repeat(129), "../x", "t#1"])("can't have the id %p", (transactionId) => {
    const head = { transactionId, author: "ada", timestamp: "2026-11-21T00:00:00Z" };
    const request = { kind: "mutation", items: [], run: runMutation, newId: () => "new" } as const;
    expect(refusalOf(() => evaluateRequest(memoryDataset().state, head, request)).status).toBe(400);
  });

  it("is refused as a whole, in the form that Sanity's clients read", () => {
    const lake = memoryDataset(post);
    const error = refusalOf(() => lake.mutate({ create: { _id: "new", _type: "post" } }, { create: post }));
    expect(error.status).toBe(409);
    expect(error.body).toEqual({
      error: {
        description: 'The mutation(s) failed: Document by ID "post" already exists',
        type: "mutationError",
        items: [
          {
            error: {
              description: 'Document by ID "post" already exists',
              type: "documentAlreadyExistsError",
              id: "post",
            },
            index: 1,
          },
        ],
      },
    });
    expect(lake.get("new")).toBeUndefined();
  });
});

describe("hostile requests", () => {
  const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
  const hostile: [string, unknown][] = [
    ["nothing", null],
    ["a text", "create"],
    ["no mutation", {}],
    ["an unknown mutation", { destroy: {} }],
    ["two mutations in one", { create: post, delete: { id: "post" } }],
    ["no type", { create: { _id: "new" } }],
    ["an empty type", { create: { _id: "new", _type: "" } }],
    ["an id that is no text", { create: { _id: { $ne: 1 }, _type: "post" } }],
    ["a malformed id", { create: { _id: "../x", _type: "post" } }],
    ["a malformed instant", { create: { ...post, _id: "new", _createdAt: "yesterday" } }],
    ["infinity", { create: { _id: "new", _type: "post", n: JSON.parse("1e999") as number } }],
    ["a prototype", JSON.parse('{"create":{"_id":"new","_type":"post","__proto__":{"admin":true}}}')],
    ["a constructor", { create: { _id: "new", _type: "post", constructor: { prototype: {} } } }],
    ["a name that evaluators call", { create: { _id: "new", _type: "post", hasOwnProperty: 1 } }],
    ["a path into a prototype", { patch: { id: "post", set: { "__proto__.admin": true } } }],
    [
      "a bracketed path into a prototype",
      { patch: { id: "post", set: { "['constructor'].prototype.x": 1 } } },
    ],
    [
      "an insertion into a prototype",
      { patch: { id: "post", insert: { after: "__proto__[0]", items: [1] } } },
    ],
    ["values nested without end", { create: { _id: "new", _type: "post", deep: nested(2000) } }],
    ["an increment by a text", { patch: { id: "post", inc: { n: "1" } } }],
    ["neither id nor query", { delete: {} }],
    ["a query that is none", { delete: { query: "*[" } }],
    ["a query for something else than documents", { delete: { query: "count(*)" } }],
  ];

  it.each(hostile)("are refused: %s", (_name, mutation) => {
    const lake = memoryDataset({ ...post, n: 1 });
    const before = lake.state.all();
    expect(faultOf(() => lake.mutate(mutation)).status).toBe(400);
    expect(lake.state.all()).toEqual(before);
    expect(({} as { admin?: unknown }).admin).toBeUndefined();
  });

  it("are refused when an increment overflows", () => {
    const lake = memoryDataset({ ...post, n: 1.7e308 });
    expect(faultOf(() => lake.mutate({ patch: { id: "post", inc: { n: 1.7e308 } } })).status).toBe(400);
  });

  it("are refused when a document becomes too large, by creation or by patches", () => {
    const huge = "x".repeat(5 * 1024 * 1024);
    const lake = memoryDataset(post);
    const create = { create: { _id: "new", _type: "post", huge } };
    expect(faultOf(() => lake.mutate(create))).toMatchObject({ status: 413, type: "documentTooLargeError" });
    expect(faultOf(() => lake.mutate({ patch: { id: "post", set: { huge } } })).status).toBe(413);
  });

  it("may contain any string in a comparison in a path", () => {
    const lake = memoryDataset({ ...post, items: [{ _key: "constructor", v: 1 }] });
    lake.mutate({ patch: { id: "post", set: { 'items[_key=="constructor"].v': 2 } } });
    expect(lake.get("post")?.items).toEqual([{ _key: "constructor", v: 2 }]);
  });

  it("keep lone surrogates in strings, and normalize values that JSON can't distinguish", () => {
    const lake = memoryDataset({ ...post, broken: "a\ud83d", zero: -0, none: undefined });
    expect(lake.get("post")).toMatchObject({ broken: "a\ud83d", zero: 0 });
    expect(lake.get("post")).not.toHaveProperty("none");
  });
});
