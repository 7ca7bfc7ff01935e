import { Binary } from "bson";
import { type Doc, doc } from "../bson/value.ts";
import { fail } from "../errors.ts";
import { matches, parseFilter } from "../query/filter.ts";
import type { Collection } from "../store/catalog.ts";
import { type Command, ensureCollection, namespaceOf } from "./context.ts";
import { Fields } from "./fields.ts";

export const create: Command = {
  writes: true,
  run: (context) => {
    const { fields, store } = context;
    const namespace = namespaceOf(context);
    fields.done();
    if (store.catalog.find(namespace)) {
      fail("NamespaceExists", `Collection ${namespace} already exists.`);
    }
    ensureCollection(context, namespace);
    return { ok: 1 };
  },
};

export const listCollections: Command = {
  writes: false,
  run: (context) => {
    const { fields, server, store, database } = context;
    fields.any("listCollections");
    const filter = parseFilter(fields.document("filter") ?? doc());
    const nameOnly = fields.flag("nameOnly");
    const cursor = new Fields(fields.document("cursor") ?? doc(), "listCollections.cursor");
    // There are no users, so that every collection is an authorized one.
    fields.ignore("authorizedCollections");
    fields.done();
    const documents = store.catalog
      .all()
      .filter(({ namespace }) => namespace.startsWith(`${database}.`))
      .map((collection) => describe(collection, nameOnly))
      .filter((document) => matches(filter, document));
    return server.cursors.start(context, `${database}.$cmd.listCollections`, documents.values(), {
      batchSize: cursor.integer("batchSize"),
    });
  },
};

function describe({ namespace, uuid, indexes }: Collection, nameOnly: boolean): Doc {
  const name = namespace.slice(namespace.indexOf(".") + 1);
  if (nameOnly) return doc({ name, type: "collection" });
  const info = doc({ readOnly: false, uuid: Binary.createFromHexString(uuid, Binary.SUBTYPE_UUID) });
  return doc({ name, type: "collection", options: doc({}), info, idIndex: indexes[0]?.spec });
}
