import type { TransactionRecord } from "../domain/transaction-record.ts";
import { readTransactions } from "./read-history.ts";

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
    // eslint-disable-next-line @typescript-eslint/require-await -- the log's own is asynchronous
    ofDocuments: async function* () {
      for (; read < 1000; read++) yield recordOf(read);
    },
  } as unknown as Parameters<typeof readTransactions>[0]["log"];
  for await (const { id } of readTransactions({ log }, { documentIds: ["a"], limit: 1000 })) {
    if (id === "t2") break;
  }
  expect(read).toBe(2);
});
