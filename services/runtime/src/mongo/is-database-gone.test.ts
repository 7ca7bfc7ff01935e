import { mongo } from "mongoose";
import { isDatabaseGone } from "./is-database-gone.ts";

const named = (name: string, message = "") => Object.assign(new Error(message), { name });
const ofServer = (...labels: string[]) => new mongo.MongoServerError({ message: "no", errorLabels: labels });

describe("an operation failed because the database is away", () => {
  it.each([
    named("MongoNetworkError"),
    named("MongoServerSelectionError"),
    named("MongooseServerSelectionError"),
    named("MongoNetworkTimeoutError"),
    named("MongoNotConnectedError"),
    named("MongoPoolClearedError"),
    named("MongoPoolClosedError"),
    named("MongoWaitQueueTimeoutError"),
    named("MongoTopologyClosedError"),
    named("MongoClientClosedError"),
    named("MongoOperationTimeoutError"),
    ofServer("RetryableWriteError"),
    named("MongooseError", "Operation `riddles.find()` buffering timed out, bufferCommands"),
    named("MongooseError", "Cannot call before initial connection is complete"),
  ])("when it says so (%#)", (error) => {
    expect(isDatabaseGone(error)).toBe(true);
  });
});

describe("an operation failed by itself", () => {
  it.each([
    named("MongooseError", "Model was not found"),
    named("Error", "initial connection"),
    named("NotMongoNetworkError"),
    ofServer("TransientTransactionError"),
    { name: "MongoNetworkError", message: "not an error" },
    undefined,
  ])("in any other case (%#)", (error) => {
    expect(isDatabaseGone(error)).toBe(false);
  });
});
