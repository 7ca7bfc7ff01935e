import type { Reply } from "../bson/encode.ts";
import { fail } from "../errors.ts";
import type { Collection } from "../store/catalog.ts";
import type { Store } from "../store/store.ts";
import type { Cursors } from "./cursors.ts";
import type { Fields } from "./fields.ts";

/** The state that all connections share. */
export type Server = {
  store: Store;
  cursors: Cursors;
  /** Returns the server's address, `host:port`. */
  me: () => string;
  /** Documents that TTL indexes expire are removed. */
  ttlMonitorEnabled: boolean;
};

/** A command that is being run. */
export type Context = {
  server: Server;
  store: Store;
  name: string;
  database: string;
  fields: Fields;
  /** The id of the session that the client sends, in hexadecimal digits. */
  session: string | undefined;
};

/** A command. Its changes of the store, if it `writes`, are undone together when it fails. */
export type Command = { writes: boolean; run: (context: Context) => Reply };

/** Returns the namespace of the collection that the command's first field names. */
export function namespaceOf({ fields, name, database }: Context): string {
  const collection = fields.any(name);
  if (typeof collection !== "string") {
    return fail("InvalidNamespace", `collection name has invalid type for command '${name}'`);
  }
  if (collection === "" || collection.includes("\0") || collection.startsWith(".")) {
    fail("InvalidNamespace", `Invalid namespace specified '${database}.${collection}'`);
  }
  return `${database}.${collection}`;
}

export function collectionOf(context: Context): Collection | undefined {
  return context.store.catalog.find(namespaceOf(context));
}

/** Returns the collection. Creates it if it doesn't exist. */
export function ensureCollection({ store }: Context, namespace: string): Collection {
  const existing = store.catalog.find(namespace);
  if (existing) return existing;
  const [, collection = ""] = /^[^.]+\.(.*)$/.exec(namespace) ?? [];
  if (collection.startsWith("system.") || collection.includes("$") || Buffer.byteLength(namespace) > 255) {
    fail("InvalidNamespace", `Invalid collection name: ${namespace}`);
  }
  return store.catalog.create(namespace);
}
