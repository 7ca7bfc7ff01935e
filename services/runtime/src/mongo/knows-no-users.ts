import mongoose from "mongoose";

const commandNotFound = 59;

/** Returns whether a sign-in failed because the server has no such command: the embedded database, which has no users. */
export function knowsNoUsers(error: unknown): boolean {
  const causes = [error, error instanceof Error ? error.cause : undefined];
  return causes.some(
    (cause) => cause instanceof mongoose.mongo.MongoServerError && cause.code === commandNotFound,
  );
}
