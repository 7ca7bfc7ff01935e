import { same } from "../bson/key.ts";
import { show } from "../bson/show.ts";
import { type Doc, doc, isDoc, type Value } from "../bson/value.ts";
import { fail } from "../errors.ts";
import { samePattern } from "../query/plan.ts";
import type { Collection, Index } from "../store/catalog.ts";
import { collectionOf, type Command, ensureCollection, namespaceOf } from "./context.ts";
import { Fields } from "./fields.ts";
import { parseSpecification } from "./index-specification.ts";

const maxIndexes = 64;

/** `createIndexes`. An equal index may exist; a different one with the same name or keys may not. */
export const createIndexes: Command = {
  kind: "schema",
  run: (context) => {
    const { fields, server } = context;
    const namespace = namespaceOf(context);
    const given = fields.documents("indexes") ?? fields.missing("indexes");
    fields.ignore("commitQuorum");
    fields.done();
    if (given.length === 0) fail("BadValue", "Must specify at least one index to create");
    const specifications = given.map(parseSpecification);
    const existed = server.store.catalog.find(namespace) !== undefined;
    const collection = ensureCollection(context, namespace);
    const before = collection.indexes.length;
    for (const specification of specifications) {
      if (exists(collection, specification)) continue;
      if (collection.indexes.length >= maxIndexes)
        fail("CannotCreateIndex", "add index fails, too many indexes");
      server.store.buildIndex(collection, specification);
    }
    const after = collection.indexes.length;
    return {
      numIndexesBefore: before,
      numIndexesAfter: after,
      ...(existed ? {} : { createdCollectionAutomatically: true }),
      ...(after === before ? { note: "all indexes already exist" } : {}),
      ok: 1,
    };
  },
};

function exists(collection: Collection, specification: Doc): boolean {
  const name = specification.get("name");
  const key = specification.get("key");
  const partial = (spec: Doc) => spec.get("partialFilterExpression") ?? null;
  for (const index of collection.indexes) {
    const sameKeys = isDoc(key) && samePattern(index, key);
    const alike = sameKeys && same(partial(index.spec), partial(specification));
    if (index.name === name) {
      if (alike && sameOptions(index.spec, specification)) return true;
      if (sameKeys)
        fail(
          "IndexKeySpecsConflict",
          `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${index.name}`,
        );
      fail(
        "IndexKeySpecsConflict",
        `An existing index has the same name as the requested index: ${index.name}`,
      );
    }
    if (alike) {
      if (sameOptions(index.spec, specification))
        fail("IndexOptionsConflict", `Index already exists with a different name: ${index.name}`);
      fail(
        "IndexOptionsConflict",
        `An equivalent index already exists with a different name and options. Requested index: ${show(name)}, existing index: ${index.name}`,
      );
    }
  }
  return false;
}

function sameOptions(a: Doc, b: Doc): boolean {
  return ["unique", "sparse", "expireAfterSeconds"].every((option) =>
    same(a.get(option) ?? null, b.get(option) ?? null),
  );
}

export const listIndexes: Command = {
  kind: "read",
  run: (context) => {
    const collection = collectionOf(context);
    const cursor = context.fields.document("cursor") ?? doc();
    context.fields.done();
    if (!collection) return fail("NamespaceNotFound", `ns does not exist: ${namespaceOf(context)}`);
    const batchSize = new Fields(cursor, "listIndexes.cursor").integer("batchSize");
    const documents = collection.indexes.map((index) => index.spec);
    return context.server.cursors.start(context, collection.namespace, documents.values(), {
      batchSize,
    });
  },
};

export const dropIndexes: Command = {
  kind: "schema",
  run: (context) => {
    const { fields, server } = context;
    const namespace = namespaceOf(context);
    const collection = collectionOf(context);
    const wanted = fields.any("index") ?? fields.missing("index");
    fields.done();
    if (!collection) return fail("NamespaceNotFound", `ns not found ${namespace}`);
    const before = collection.indexes.length;
    for (const index of indexesNamed(collection, wanted)) server.store.catalog.dropIndex(collection, index);
    collection.changedIn = server.store.commitNumber;
    return { nIndexesWas: before, ok: 1 };
  },
};

function indexesNamed(collection: Collection, wanted: Value): Index[] {
  if (wanted === "*") return collection.indexes.slice(1);
  const names = Array.isArray(wanted) ? wanted : [wanted];
  return names.map((name) => {
    const index = collection.indexes.find((each) =>
      isDoc(name) ? samePattern(each, name) : each.name === name,
    );
    if (!index) {
      return isDoc(name)
        ? fail("IndexNotFound", "can't find index with key")
        : fail(
            "IndexNotFound",
            `index not found with name [${typeof name === "string" ? name : show(name)}]`,
          );
    }
    return index.name === "_id_" ? fail("InvalidOptions", "cannot drop _id index") : index;
  });
}
