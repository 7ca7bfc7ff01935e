import { setImmediate as nextTurn } from "node:timers/promises";
import type { Log } from "@wordlehint/runtime";
import type { ReplicaChannel } from "../clients/replica-channel.ts";
import type { TransactionRecord } from "../domain/transaction-record.ts";
import { openLake } from "./lake.ts";
import { pack } from "../store/packed-json.ts";
import type { SnapshotStore } from "../store/snapshot-store.ts";
import type { TransactionModel } from "../store/transaction-model.ts";

type Row = { dataset: string; sequence: number };

/** A lake on stores in memory, and the other end of its channel. */
function memoryLake() {
  let rows: Row[] = [];
  const reads: number[] = [];
  const loads: (() => Promise<unknown>)[] = [];
  /** Called one by one, each after the rows of a dataset were deleted. */
  const afterDeletion: (() => void)[] = [];
  const published: unknown[] = [];
  const listeners = new Map<string, (message: unknown) => void>();

  const packed = ({ sequence }: Row) => {
    const head = { transactionId: `t${sequence}`, author: "ada", timestamp: "2026-11-21T00:00:00.000Z" };
    const record: TransactionRecord = { ...head, sequence, changes: [] };
    return pack(record).then((body) => ({ body }));
  };
  const transactions = {
    deleteMany: ({ dataset }: { dataset: string }) => {
      rows = rows.filter((row) => row.dataset !== dataset);
      afterDeletion.shift()?.();
      return Promise.resolve();
    },
    find: ({ dataset, sequence }: { dataset: string; sequence: { $gt: number } }) => {
      reads.push(sequence.$gt);
      const found = rows.filter((row) => row.dataset === dataset && row.sequence > sequence.$gt);
      const query = {
        sort: () => query,
        limit: () => query,
        readConcern: () => query,
        lean: () => Promise.all(found.map(packed)),
      };
      return query;
    },
  };
  const snapshots = {
    load: () => loads.shift()?.() ?? Promise.resolve({ sequence: 0, snapshots: [] }),
    erase: () => Promise.resolve(),
  };
  const channel: Partial<ReplicaChannel> = {
    publish: (topic, message) => void published.push([topic, message]),
    listen: (topic, listener) => void listeners.set(topic, listener),
  };
  const lake = openLake({
    transactions: transactions as unknown as TransactionModel,
    snapshots: snapshots as unknown as SnapshotStore,
    channel: channel as ReplicaChannel,
    log: { warn: () => undefined } as unknown as Log,
    signal: new AbortController().signal,
    attemptsToFindOut: 1,
    settleMs: 1,
  });
  return {
    lake,
    loads,
    afterDeletion,
    reads,
    published,
    rows: () => rows,
    write: (dataset: string, sequence: number) => void rows.push({ dataset, sequence }),
    receive: (topic: string, message: unknown) => listeners.get(topic)?.(message),
  };
}

describe("A replica", () => {
  it("loads a dataset once, and again if that failed", async () => {
    const { lake, loads } = memoryLake();
    loads.push(() => Promise.reject(new Error("the database is away")));
    await expect(lake.dataset("production")).rejects.toThrow("away");
    expect(lake.isOpen("production")).toBe(false);
    const [one, two] = await Promise.all([lake.dataset("production"), lake.dataset("production")]);
    expect(one).toBe(two);
  });

  it("reads a transaction that another replica announces, unless it has it already", async () => {
    const { lake, write, receive, reads } = memoryLake();
    const production = await lake.dataset("production");
    write("production", 1);
    receive("committed", { dataset: "production", sequence: 1 });
    while (production.sequence() < 1) await nextTurn();
    const before = reads.length;
    receive("committed", { dataset: "production", sequence: 1 });
    receive("committed", { dataset: "never opened", sequence: 1 });
    receive("committed", "nonsense");
    await nextTurn();
    expect(reads.length).toBe(before);
    expect(lake.isOpen("never opened")).toBe(false);
  });

  it("forgets a dataset that another replica has erased", async () => {
    const { lake, receive } = memoryLake();
    await lake.dataset("staging");
    receive("erased", { dataset: "staging" });
    expect(lake.isOpen("staging")).toBe(false);
  });
});

describe("Erasing a dataset", () => {
  it("also deletes what a replica writes that hasn't heard of it yet, and leaves other datasets alone", async () => {
    const { lake, write, rows, published, afterDeletion } = memoryLake();
    write("staging", 1);
    write("production", 1);
    await lake.dataset("staging");
    afterDeletion.push(() => write("staging", 2));
    await lake.erase("staging");
    expect(rows()).toEqual([{ dataset: "production", sequence: 1 }]);
    expect(lake.isOpen("staging")).toBe(false);
    expect(published.at(0)).toEqual(["erased", { dataset: "staging" }]);
  });
});
