import type { TransactionRecord } from "../domain/transaction-record.ts";
import type { HistoryRange } from "../store/transaction-log.ts";
import {
  readDocumentEvents,
  readRevision,
  readTransactions,
  type HistoryEntry,
  type HistoryRequest,
} from "./read-history.ts";

type History = Parameters<typeof readTransactions>[0];

const recordOf = (sequence: number): TransactionRecord => ({
  sequence,
  transactionId: `t${sequence}`,
  author: "ada",
  timestamp: "2026-11-21T00:00:00.000Z",
  changes: [{ id: "a", previousRev: null, result: null, mutations: [], effects: { apply: [], revert: [] } }],
});

it("A long history is read only as far as it is taken", async () => {
  let read = 0;
  const log = {
    sequenceOf: () => Promise.resolve(undefined),
    ofDocuments: async function* () {
      for (; read < 1000; read++) yield await Promise.resolve(recordOf(read));
    },
  } as unknown as History["log"];
  for await (const { id } of readTransactions({ log }, { documentIds: ["a"], limit: 1000 })) {
    if (id === "t2") break;
  }
  expect(read).toBe(2);
});

/** A history with these transactions, of which `t1`, `t2` and so on are found. It records how it is read. */
function useHistory(...records: TransactionRecord[]) {
  const asked: HistoryRange[] = [];
  const log = {
    sequenceOf: (id: string) =>
      Promise.resolve(records.find(({ transactionId }) => transactionId === id)?.sequence),
    ofDocuments: async function* (_ids: readonly string[], range: HistoryRange) {
      asked.push(range);
      yield* await Promise.resolve(range.isReversed ? records.toReversed() : records);
    },
  } as unknown as History["log"];
  return { history: { log }, asked };
}

async function entriesOf(history: History, request: Partial<HistoryRequest> = {}): Promise<HistoryEntry[]> {
  const entries: HistoryEntry[] = [];
  for await (const entry of readTransactions(history, { documentIds: ["a"], ...request }))
    entries.push(entry);
  return entries;
}

describe("The transactions of documents", () => {
  it.each([
    [undefined, 100],
    [0, 1],
    [7, 7],
    [5000, 1000],
  ])("are, of %s that are asked for, %d at most", async (limit, most) => {
    const { history, asked } = useHistory(recordOf(1));
    await entriesOf(history, { limit });
    expect(asked).toMatchObject([{ limit: most }]);
  });

  it("are none after a transaction that doesn't exist", async () => {
    const { history, asked } = useHistory(recordOf(1), recordOf(2));
    const after = (fromTransaction: string) => entriesOf(history, { fromTransaction });
    expect(await after("made-up")).toEqual([]);
    expect(asked).toEqual([]);
    await after("t2");
    expect(asked).toMatchObject([{ fromSequence: 2 }]);
  });

  it("leave out what other documents were changed to on request, and all that the reader may not see", async () => {
    const [change] = recordOf(1).changes;
    if (!change) throw new Error("nothing is changed");
    const mutations = [{ delete: { id: "b" } }];
    const { history } = useHistory({ ...recordOf(1), changes: [change, { ...change, id: "b", mutations }] });
    const read = (request: Partial<HistoryRequest>) => entriesOf(history, request);
    expect(await read({})).toMatchObject([{ documentIDs: ["a", "b"], mutations }]);
    expect(await read({ onlyThese: true })).toMatchObject([{ documentIDs: ["a", "b"], mutations: [] }]);
    const mayReadChange = ({ id }: { id: string }) => id === "a";
    expect(await read({ mayReadChange })).toMatchObject([{ documentIDs: ["a"], mutations: [] }]);
    expect(await read({ mayReadChange: () => false })).toEqual([]);
  });
});

describe("A document's last revision", () => {
  it("is the one before its deletion, so one more transaction is read than for a revision", async () => {
    const { history, asked } = useHistory(recordOf(1));
    expect(await readRevision(history, "a", { lastRevision: true })).toBeUndefined();
    await readRevision(history, "a", { revision: "t1" });
    expect(asked).toMatchObject([{ limit: 2 }, { limit: 1, toSequence: 1, isReversed: true }]);
  });
});

it("The events of a document come page by page, the latest first, and no page begins with the end of the one before", async () => {
  const { history, asked } = useHistory(recordOf(1), recordOf(2), recordOf(3));
  const { events, next } = await readDocumentEvents(history, "a", { limit: 2 });
  expect([events.length, next]).toEqual([2, 2]);
  await readDocumentEvents(history, "a", { limit: 2, before: next });
  expect(asked).toMatchObject([{ toSequence: undefined }, { toSequence: 1 }]);
  expect((await readDocumentEvents(history, "a", { limit: 9 })).next).toBeUndefined();
});
