import type { LakeDocument } from "../domain/document.ts";
import { runMutation } from "../domain/run-mutation.ts";
import type { TransactionRecord } from "../domain/transaction-record.ts";
import { evaluateRequest } from "../domain/transaction.ts";
import { openLiveDataset, type LiveDataset } from "./live-dataset.ts";
import type { DocumentChange } from "../domain/change.ts";
import type { Snapshot, SnapshotStore } from "../store/snapshot-store.ts";
import type { TransactionLog } from "../store/transaction-log.ts";

/** A dataset's stores in memory, which several replicas share. */
function memoryStores() {
  const records: TransactionRecord[] = [];
  const snapshots = new Map<string, Snapshot>();
  let checkpoint = 0;
  let saving = Promise.resolve();
  const log = {
    append: (record: TransactionRecord) => {
      if (records.length >= record.sequence) return Promise.resolve(false);
      records.push(record);
      return Promise.resolve(true);
    },
    after: (sequence: number, limit: number) => Promise.resolve(records.slice(sequence, sequence + limit)),
    timestampOf: (sequence: number) => Promise.resolve(records[sequence - 1]?.timestamp ?? ""),
  };
  const snapshotStore = {
    load: () => Promise.resolve({ sequence: checkpoint, snapshots: [...snapshots.values()] }),
    save: async (_name: string, sequence: number, documents: readonly DocumentChange[]) => {
      await saving;
      for (const { id, result } of documents) snapshots.set(id, { id, result, sequence });
      checkpoint = sequence;
    },
  };
  return {
    open: () =>
      openLiveDataset({
        name: "production",
        log: log as unknown as TransactionLog,
        snapshots: snapshotStore as unknown as SnapshotStore,
      }),
    /** Delays the next checkpoint until `release` is called. */
    hold: () => {
      const held = Promise.withResolvers<undefined>();
      saving = held.promise.then(() => undefined);
      return { release: () => held.resolve(undefined) };
    },
    lose: (sequence: number) => records.splice(sequence - 1, 1),
  };
}

let made = 0;
async function write(dataset: LiveDataset, ...mutations: object[]): Promise<boolean> {
  const head = { transactionId: `t${++made}`, author: "ada", timestamp: new Date(made * 1000).toISOString() };
  const request = {
    kind: "mutation",
    items: mutations,
    run: runMutation,
    newId: () => `new${made}`,
  } as const;
  return dataset.append(evaluateRequest(dataset.state, head, request), dataset.sequence(), []);
}
const put = (_id: string, n: number) => ({ createOrReplace: { _id, _type: "page", n } });
const numbers = ({ state }: LiveDataset) =>
  Object.fromEntries(state.all().map(({ _id, n }: LakeDocument) => [_id, n]));

describe("A dataset", () => {
  it("loses no change that is made while a checkpoint is being saved", async () => {
    const stores = memoryStores();
    const dataset = await stores.open();
    await write(dataset, put("a", 1), put("b", 1));
    const { release } = stores.hold();
    const saving = dataset.saveCheckpoint();
    await write(dataset, put("b", 2));
    release();
    await saving;
    await write(dataset, put("c", 1));
    expect(dataset.transactionsSinceCheckpoint()).toBe(2);
    await dataset.saveCheckpoint();
    expect(dataset.transactionsSinceCheckpoint()).toBe(0);
    expect(numbers(await stores.open())).toEqual({ a: 1, b: 2, c: 1 });
  });

  it("reads a long log completely, and passes each transaction on with the revision before", async () => {
    const stores = memoryStores();
    const [writer, reader] = [await stores.open(), await stores.open()];
    const heard: unknown[] = [];
    reader.subscribe(({ sequence, changes: [change] }) => heard.push([sequence, change?.previous?.n]));
    for (let n = 1; n <= 450; n++) await write(writer, put("a", n));
    await reader.catchUp();
    expect(reader.sequence()).toBe(450);
    expect(numbers(reader)).toEqual({ a: 450 });
    expect(heard).toEqual(Array.from({ length: 450 }, (_, at) => [at + 1, at === 0 ? undefined : at]));
  });

  it("refuses to go on when its log has a gap", async () => {
    const stores = memoryStores();
    const [writer, reader] = [await stores.open(), await stores.open()];
    for (let n = 1; n <= 3; n++) await write(writer, put("a", n));
    stores.lose(1);
    await expect(reader.catchUp()).rejects.toThrow("gap after 0");
    expect(numbers(reader)).toEqual({});
  });
});
