import { type Doc, doc } from "../bson/value.ts";
import { fail } from "../errors.ts";
import { matches, parseFilter } from "../query/filter.ts";
import type { Collection } from "../store/catalog.ts";
import { collectionOf, type Command, type Context, ensureCollection, namespaceOf } from "./context.ts";
import { Fields } from "./fields.ts";

const unsupportedOptions = [
  "capped",
  "size",
  "max",
  "validator",
  "validationLevel",
  "validationAction",
  "viewOn",
  "pipeline",
  "collation",
  "timeseries",
  "expireAfterSeconds",
  "clusteredIndex",
  "changeStreamPreAndPostImages",
  "storageEngine",
  "indexOptionDefaults",
  "encryptedFields",
];

export const create: Command = {
  kind: "schema",
  run: (context) => {
    const { fields, server } = context;
    const namespace = namespaceOf(context);
    fields.rejectOptions(...unsupportedOptions);
    fields.ignore("autoIndexId", "idIndex");
    fields.done();
    if (server.store.catalog.find(namespace)) {
      fail("NamespaceExists", `Collection ${namespace} already exists.`);
    }
    ensureCollection(context, namespace);
    return { ok: 1 };
  },
};

export const drop: Command = {
  kind: "schema",
  run: (context) => {
    const collection = collectionOf(context);
    context.fields.done();
    if (!collection) return { ok: 1 };
    const nIndexesWas = collection.indexes.length;
    context.server.store.catalog.drop(collection);
    return { nIndexesWas, ns: collection.namespace, ok: 1 };
  },
};

export const dropDatabase: Command = {
  kind: "schema",
  run: (context) => {
    context.fields.any("dropDatabase");
    context.fields.done();
    for (const collection of inDatabase(context)) context.server.store.catalog.drop(collection);
    return { dropped: context.database, ok: 1 };
  },
};

export const listCollections: Command = {
  kind: "read",
  run: (context) => {
    const { fields, server, database } = context;
    fields.any("listCollections");
    const filter = parseFilter(fields.document("filter") ?? doc());
    const nameOnly = fields.flag("nameOnly");
    const cursor = new Fields(fields.document("cursor") ?? doc(), "listCollections.cursor");
    fields.ignore("authorizedCollections");
    fields.done();
    const documents = inDatabase(context).map((collection) => describe(collection, nameOnly));
    return server.cursors.start(
      context,
      `${database}.$cmd.listCollections`,
      documents.filter((document) => matches(filter, document)).values(),
      { batchSize: cursor.integer("batchSize") },
    );
  },
};

function inDatabase({ server, database }: Context): Collection[] {
  return server.store.catalog.all().filter(({ namespace }) => namespace.startsWith(`${database}.`));
}

function describe({ namespace, uuid, indexes }: Collection, nameOnly: boolean): Doc {
  const name = namespace.slice(namespace.indexOf(".") + 1);
  if (nameOnly) return doc({ name, type: "collection" });
  const info = doc({ readOnly: false, uuid });
  return doc({ name, type: "collection", options: doc({}), info, idIndex: indexes[0]?.spec });
}

export const listDatabases: Command = {
  kind: "read",
  run: ({ fields, server }) => {
    fields.any("listDatabases");
    const filter = parseFilter(fields.document("filter") ?? doc());
    const nameOnly = fields.flag("nameOnly");
    fields.ignore("authorizedDatabases");
    fields.done();
    const names = new Set(server.store.catalog.all().map(({ namespace }) => namespace.split(".")[0] ?? ""));
    const databases = [...names]
      .sort()
      .map((name) => (nameOnly ? doc({ name }) : doc({ name, sizeOnDisk: 0, empty: false })));
    const listed = databases.filter((database) => matches(filter, database));
    return nameOnly
      ? { databases: listed, ok: 1 }
      : { databases: listed, totalSize: 0, totalSizeMb: 0, ok: 1 };
  },
};
