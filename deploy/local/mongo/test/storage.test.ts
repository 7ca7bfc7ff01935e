import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { doc } from "../src/bson/value.ts";
import { Cursors } from "../src/commands/cursors.ts";
import type { Server } from "../src/commands/context.ts";
import { Sessions } from "../src/commands/sessions.ts";
import { Executor } from "../src/engine/executor.ts";
import { Store } from "../src/store/store.ts";

describe("a full disk", () => {
  let dir: string;
  let store: Store;
  let executor: Executor;

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), "mongo-storage-"));
    store = new Store(dir);
    const server: Server = {
      store,
      cursors: new Cursors(),
      sessions: new Sessions(store),
      me: () => "localhost:1",
      startedAt: 0,
    };
    executor = new Executor(server);
  });
  afterEach(async () => {
    store.close();
    await rm(dir, { recursive: true });
  });

  const insert = (id: number, size: number) =>
    executor.submit(doc({ insert: "c", documents: [doc({ _id: id, text: "x".repeat(size) })], $db: "d" }), 1);
  const count = async () => (await executor.submit(doc({ count: "c", $db: "d" }), 1)).n;

  it("fails all writes of the batch, saves none of them, and still allows reads", async () => {
    expect(await insert(1, 10)).toMatchObject({ n: 1, ok: 1 });
    const pages = Number(Object.values(store.connection.get("PRAGMA page_count") ?? {})[0]);
    store.connection.exec(`PRAGMA max_page_count = ${pages + 4}`);
    const together = await Promise.all([insert(2, 10), insert(3, 100_000)]);
    expect(together).toMatchObject([
      { ok: 0, code: 14031, codeName: "OutOfDiskSpace" },
      { ok: 0, code: 14031 },
    ]);
    expect(await count()).toBe(1);
    store.connection.exec("PRAGMA max_page_count = 1000000");
    expect(await insert(3, 100_000)).toMatchObject({ n: 1, ok: 1 });
    expect(await count()).toBe(2);
  });

  it("leaves no trace of a collection that couldn't be created", async () => {
    const pages = Number(Object.values(store.connection.get("PRAGMA page_count") ?? {})[0]);
    store.connection.exec(`PRAGMA max_page_count = ${pages}`);
    expect(await insert(1, 10)).toMatchObject({ ok: 0, code: 14031 });
    expect(store.catalog.all()).toEqual([]);
    store.connection.exec("PRAGMA max_page_count = 1000000");
    expect(await insert(1, 10)).toMatchObject({ n: 1, ok: 1 });
  });
});
