import mongoose from "mongoose";
import type { AuthConfig } from "../../src/config.ts";

/** A command that a service sent to its database. */
export type Sent = { name: string; collection: string; filters: unknown[] };

/** A configuration with which a service's commands can be watched. */
export function watchable(config: AuthConfig): AuthConfig {
  const url = new URL(config.MONGODB_URL);
  url.searchParams.set("monitorCommands", "true");
  return { ...config, MONGODB_URL: url.href };
}

type Fields = Record<string, unknown>;

/** The commands with filters, and the inserts, that a running service sends from now on; but not those of the relay. */
export function watchCommands({ MONGODB_DATABASE }: AuthConfig): Sent[] {
  const connection = mongoose.connections.find(({ name }) => name === MONGODB_DATABASE);
  if (!connection) throw new Error("the service has no connection");
  const sent: Sent[] = [];
  connection
    .getClient()
    .on("commandStarted", ({ commandName: name, command }: { commandName: string; command: Fields }) => {
      const collection = String(command[name]);
      const filters = filtersOf(command);
      const isOfRelay =
        collection === "publishedEvents" ||
        filters.some((filter) => JSON.stringify(filter).includes("outbox"));
      if (!isOfRelay && (filters.length > 0 || name === "insert")) sent.push({ name, collection, filters });
    });
  return sent;
}

function filtersOf({ filter, query, updates = [], deletes = [], pipeline = [] }: Fields): unknown[] {
  const parts = [...(updates as Fields[]), ...(deletes as Fields[])].map(({ q }) => q);
  const matches = (pipeline as Fields[]).map(({ $match }) => $match);
  return [filter, query, ...parts, ...matches].filter((one) => one !== undefined);
}
