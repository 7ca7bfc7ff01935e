import { mongo } from "mongoose";
import type { TransactionRecord } from "../domain/transaction-record.ts";
import { createTransactionLog } from "./transaction-log.ts";
import type { TransactionModel } from "./transaction-model.ts";

const record: TransactionRecord = {
  sequence: 1,
  transactionId: "t1",
  author: "ada",
  timestamp: "2026-11-21T00:00:00.000Z",
  changes: [],
};
const lost = new mongo.MongoNetworkError("the connection was lost");

/** Appends to a log whose write fails with `error`; the log then looks for it, with these outcomes one by one. */
async function append(error: Error, looking: (boolean | Error)[], attemptsToFindOut = 3) {
  const searched: unknown[] = [];
  const written: unknown[] = [];
  const model = {
    collection: {
      insertOne: ({ _id }: { _id: unknown }) => {
        written.push(_id);
        return Promise.reject(error);
      },
    },
    exists: ({ _id }: { _id: unknown }) => {
      searched.push(_id);
      const found = looking.shift() ?? lost;
      return found instanceof Error ? Promise.reject(found) : Promise.resolve(found ? { _id } : null);
    },
  };
  const log = createTransactionLog(model as unknown as TransactionModel, "production", attemptsToFindOut);
  const outcome = await log.append(record, []).catch((thrown: unknown) => thrown);
  return { outcome, searched, written };
}

describe("A transaction whose write failed", () => {
  it("was appended if it is in the log, once the database can be asked", async () => {
    const { outcome, searched, written } = await append(lost, [lost, true]);
    expect(outcome).toBe(true);
    expect(searched).toEqual([written[0], written[0]]);
    expect(written).toHaveLength(1);
  });

  it("was not appended if it isn't in the log", async () => {
    expect((await append(lost, [lost, false])).outcome).toBe(false);
  });

  it("was appended if the driver has repeated it, which fails as a duplicate", async () => {
    const duplicate = new mongo.MongoServerError({ code: 11000, message: "E11000 duplicate key" });
    expect((await append(duplicate, [true])).outcome).toBe(true);
    expect((await append(duplicate, [false])).outcome).toBe(false);
  });

  it("fails with the error of the write while the database stays away", async () => {
    const { outcome, searched } = await append(lost, [], 2);
    expect(outcome).toBe(lost);
    expect(searched).toHaveLength(2);
  });

  it("fails at once when the database has refused it for another reason", async () => {
    const refused = new mongo.MongoServerError({ code: 10334, message: "BSONObj size is invalid" });
    const { outcome, searched } = await append(refused, [true]);
    expect(outcome).toBe(refused);
    expect(searched).toEqual([]);
  });
});
