import { doc } from "../src/bson/value.ts";
import { useEngine } from "./support/engine.ts";

const { store, run, find, insert, count, restart } = useEngine();

describe("a full disk", () => {
  it("fails all writes of the batch, saves none of them, and still allows reads", async () => {
    expect(await insert(1, 10)).toMatchObject({ n: 1, ok: 1 });
    const pages = Number(Object.values(store().connection.get("PRAGMA page_count") ?? {})[0]);
    store().connection.exec(`PRAGMA max_page_count = ${pages + 4}`);
    const together = await Promise.all([insert(2, 10), insert(3, 100_000)]);
    expect(together).toMatchObject([
      { ok: 0, code: 14031, codeName: "OutOfDiskSpace" },
      { ok: 0, code: 14031 },
    ]);
    expect(await count()).toBe(1);
    store().connection.exec("PRAGMA max_page_count = 1000000");
    expect(await insert(3, 100_000)).toMatchObject({ n: 1, ok: 1 });
    expect(await count()).toBe(2);
  });
});

describe("a commit", () => {
  const setting = (name: string) => Object.values(store().connection.get(`PRAGMA ${name}`) ?? {})[0];

  it("returns when SQLite has synced its log to the disk", () => {
    const full = 2;
    expect([setting("synchronous"), setting("journal_mode")]).toEqual([full, "wal"]);
  });
});

it("still knows after a restart that an index has several keys of one document", async () => {
  await run({ createIndexes: "c", indexes: [doc({ key: doc({ tags: 1 }), name: "tags_1" })] });
  await run({ insert: "c", documents: [doc({ _id: 1, tags: ["a", "z"] })] });
  restart();
  // One of the tags is greater than "m", and another one is less.
  expect(await find("c", doc({ tags: doc({ $gt: "m", $lt: "c" }) }))).toHaveLength(1);
});

it("opens a database of an earlier version, which had tables of their own for each collection and index", async () => {
  await run({ createIndexes: "c", indexes: [doc({ key: doc({ text: 1 }), name: "text_1", unique: true })] });
  await Promise.all([insert(1, 1), insert(2, 2), run({ insert: "other", documents: [doc({ _id: 1 })] })]);
  for (const { id, rows, indexes } of store().catalog.all()) {
    const { from, to } = rows;
    store().connection.exec(`
      CREATE TABLE rows_${id} (id INTEGER PRIMARY KEY, document BLOB NOT NULL);
      INSERT INTO rows_${id} SELECT id - ${from} + 1, document FROM rows WHERE id >= ${from} AND id < ${to}`);
    for (const index of indexes) {
      store().connection.exec(`
        CREATE TABLE keys_${index.id} (key BLOB, row INTEGER, PRIMARY KEY (key, row)) WITHOUT ROWID;
        INSERT INTO keys_${index.id} SELECT key, row - ${from} + 1 FROM keys WHERE index_id = ${index.id}`);
    }
  }
  store().connection.exec("DROP TABLE rows; DROP TABLE keys");

  restart();
  restart();
  const withText = (text: string) => find("c", doc({ text }));
  expect([await withText("x"), await withText("xx"), await find("other")]).toMatchObject([[{}], [{}], [{}]]);
  expect(await insert(3, 2)).toMatchObject({ n: 0, writeErrors: [{ code: 11000 }] });
  expect(await insert(3, 3)).toMatchObject({ n: 1 });
  expect(await count()).toBe(3);
  const tables = store().connection.all("SELECT name FROM sqlite_schema WHERE name GLOB '*_[0-9]*'");
  expect(tables.filter(({ name }) => !String(name).startsWith("sqlite_"))).toEqual([]);
});

it("keeps the documents of each collection apart", async () => {
  const names = ["a", "b", "c"];
  for (const name of names) await run({ insert: name, documents: [doc({ _id: name }), doc({ _id: "1" })] });
  await run({ delete: "b", deletes: [doc({ q: doc(), limit: 0 })] });
  restart();
  const idsIn = async (name: string) => (await find(name)).map((document) => document.get("_id"));
  expect(await Promise.all(names.map(idsIn))).toEqual([["a", "1"], [], ["c", "1"]]);
});

it("runs every command of a queue that is longer than a batch, in their order", async () => {
  const replies = await Promise.all(Array.from({ length: 450 }, (_, id) => insert(id)));
  expect(replies.every(({ n, ok }) => n === 1 && ok === 1)).toBe(true);
  const doubtful = await Promise.all([insert(500), insert(500), count()]);
  expect(doubtful).toMatchObject([{ n: 1 }, { n: 0 }, 451]);
});
