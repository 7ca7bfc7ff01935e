import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Doc, doc } from "../bson/value.ts";
import { buildIndex } from "../store/build-index.ts";
import type { Collection } from "../store/catalog.ts";
import { Store } from "../store/store.ts";
import { parseFilter } from "./filter.ts";
import { parseSort } from "./sort.ts";
import { choosePlan } from "./plan.ts";
import { select } from "./select.ts";

let dir: string;
let store: Store;
let collection: Collection;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), "mongo-plan-"));
  store = new Store(dir);
  store.begin();
  collection = store.catalog.create("d.c");
  const index = (name: string, key: Doc, options: Record<string, boolean> = {}) =>
    buildIndex(store, collection, doc({ name, key, ...options }));
  index("email", doc({ email: 1 }), { unique: true });
  index("state-n", doc({ state: 1, n: -1 }));
  index("tags", doc({ tags: 1 }));
  index("thin", doc({ thin: 1 }), { sparse: true });
  for (let n = 0; n < 60; n++) {
    const after = doc({ _id: n, email: `e${n}`, state: n % 3 ? "open" : "done", n, tags: [doc(), null] });
    store.write(collection, { after });
  }
  store.commit();
});
afterAll(() => {
  store.close();
  rmSync(dir, { recursive: true });
});

function planOf(filter: Doc, sort: Doc = doc()) {
  const plan = choosePlan(collection, parseFilter(filter), parseSort(sort));
  return { index: plan?.scans[0]?.index.name, sorted: plan?.sorted };
}
const gt = (value: string | number) => doc({ $gt: value });

describe("the index that a query uses", () => {
  it.each<[string, Doc, string]>([
    ["is the one on _id", doc({ _id: 5 }), "_id_"],
    ["is the one on its field", doc({ email: "e5" }), "email"],
    ["is a compound index on its field and another", doc({ state: "done" }), "state-n"],
    ["supports $in", doc({ email: doc({ $in: ["e1", "e2"] }) }), "email"],
    ["supports a range after an equality", doc({ n: gt(5), state: "open" }), "state-n"],
    ["supports a range of strings", doc({ email: gt("e29") }), "email"],
    ["supports arrays", doc({ tags: "x" }), "tags"],
    ["may be sparse if the query requires a value", doc({ thin: "x" }), "thin"],
    ["supports the branches of $or", doc({ $or: [doc({ email: "e1" }), doc({ _id: 2 })] }), "email"],
  ])("%s", (_title, filter, index) => {
    expect(planOf(filter).index).toBe(index);
  });

  it.each<[string, Doc]>([
    ["has no indexed field", doc({ other: "x" })],
    ["matches null and the index is sparse", doc({ thin: null })],
    ["matches null among other values and the index is sparse", doc({ thin: doc({ $in: [null, "x"] }) })],
    ["excludes a value and the index is sparse", doc({ thin: doc({ $ne: "x" }) })],
    ["has a branch of $or without an index", doc({ $or: [doc({ email: "e1" }), doc({ other: "x" })] })],
  ])("is none if the query %s", (_title, filter) => {
    expect(planOf(filter).index).toBeUndefined();
  });

  it.each<[string, Doc, Doc, boolean]>([
    ["an ascending sort", doc(), doc({ email: 1 }), true],
    ["a descending sort", doc(), doc({ email: -1 }), true],
    ["a sort after an equality, in reverse", doc({ state: "open" }), doc({ n: 1 }), true],
    ["a sort by both fields", doc(), doc({ state: 1, n: -1 }), true],
    ["no sort in another direction", doc({ state: gt("a") }), doc({ state: 1, n: 1 }), false],
  ])("provides %s", (_title, filter, sort, sorted) => {
    expect(planOf(filter, sort).sorted).toBe(sorted);
  });

  it("limits the documents that are read", () => {
    const query = { filter: parseFilter(doc({ state: "open", n: doc({ $gte: 50 }) })) };
    const read = jest.spyOn(store.connection, "all");
    expect([...select(store, collection, query)]).toHaveLength(7);
    expect(read.mock.results.flatMap(({ value }) => value as unknown[])).toHaveLength(7);
    read.mockRestore();
  });
});
