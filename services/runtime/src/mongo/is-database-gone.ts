import { mongo } from "mongoose";

const gone =
  /^Mongo(ose)?(Network|ServerSelection|NotConnected|PoolCleared|PoolClosed|WaitQueue|TopologyClosed|ClientClosed|OperationTimeout)/;

/** Returns whether an operation failed because the database is unreachable, rather than because of the operation itself. */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (gone.test(error.name)) return true;
  // For example, a primary that has just stepped down.
  if (error instanceof mongo.MongoServerError) return error.hasErrorLabel("RetryableWriteError");
  return error.name === "MongooseError" && /bufferCommands|initial connection/.test(error.message);
}
