import { doc } from "../src/bson/value.ts";
import { inSession, useEngine } from "./support/engine.ts";

const { store, run, insert, count } = useEngine();

describe("a commit that fails", () => {
  /** From now on, a commit with a new row violates a deferred constraint, which SQLite checks only in COMMIT. */
  const breakCommits = () =>
    store().connection.exec(`
      CREATE TABLE parents (id INTEGER PRIMARY KEY);
      CREATE TABLE children (parent REFERENCES parents DEFERRABLE INITIALLY DEFERRED);
      CREATE TRIGGER fault AFTER INSERT ON rows BEGIN INSERT INTO children VALUES (1); END`);
  const repairCommits = () => store().connection.exec("DROP TRIGGER fault");
  const failed = { ok: 0, codeName: "InternalError" };

  beforeEach(async () => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    await insert(1);
    breakCommits();
  });
  afterEach(() => jest.restoreAllMocks());

  it("leaves no trace of the collections and indexes that were to be saved with it", async () => {
    const index = { key: doc({ text: 1 }), name: "text_1" };
    const together = await Promise.all([
      insert(2),
      run({ create: "other" }),
      run({ createIndexes: "c", indexes: [doc(index)] }),
    ]);
    expect(together).toMatchObject([failed, failed, failed]);
    repairCommits();
    expect(
      store()
        .catalog.all()
        .map(({ namespace, indexes }) => [namespace, indexes.length]),
    ).toEqual([["d.c", 1]]);
    expect(await run({ insert: "other", documents: [doc({ _id: 1 })] })).toMatchObject({ n: 1, ok: 1 });
    expect(await insert(2)).toMatchObject({ n: 1, ok: 1 });
  });

  it("leaves no reply of a retryable write behind, so that its retry is carried out", async () => {
    expect(await insert(2, 10, inSession(1))).toMatchObject(failed);
    repairCommits();
    const retried = await insert(2, 10, inSession(1));
    expect(retried).toMatchObject({ n: 1, ok: 1 });
    expect(retried).not.toHaveProperty("retriedStmtIds");
    expect(await count()).toBe(2);
  });
});
