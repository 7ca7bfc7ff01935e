/** Whether an operation failed for want of a database, rather than for what it asked. */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /^Mongo(Network|ServerSelection|NotConnected|PoolCleared|PoolClosed|TopologyClosed)/.test(error.name)
    ? true
    : error.name === "MongooseError" && /bufferCommands|initial connection/.test(error.message);
}
