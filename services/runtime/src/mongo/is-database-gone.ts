import { mongo } from "mongoose";

const gone =
  /^Mongo(ose)?(Network|ServerSelection|NotConnected|PoolCleared|PoolClosed|WaitQueue|TopologyClosed|ClientClosed|OperationTimeout)/;

/** Whether an operation failed for want of a database, rather than for what it asked. */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (gone.test(error.name)) return true;
  // Such as a primary that has just stepped down.
  if (error instanceof mongo.MongoServerError) return error.hasErrorLabel("RetryableWriteError");
  return error.name === "MongooseError" && /bufferCommands|initial connection/.test(error.message);
}
