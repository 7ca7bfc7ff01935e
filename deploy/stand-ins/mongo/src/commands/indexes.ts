import { same } from "../bson/key.ts";
import { show } from "../bson/show.ts";
import { type Doc, doc, isDoc } from "../bson/value.ts";
import { fail } from "../errors.ts";
import { samePattern } from "../query/plan.ts";
import { buildIndex } from "../store/build-index.ts";
import type { Collection } from "../store/catalog.ts";
import { collectionOf, type Command, ensureCollection, namespaceOf } from "./context.ts";
import { Fields } from "./fields.ts";
import { parseSpecification } from "./index-specification.ts";

const maxIndexes = 64;

/** Creates indexes. An equal index may exist; a different one with the same name or keys may not. */
export const createIndexes: Command = {
  writes: true,
  run: (context) => {
    const { fields, store } = context;
    const namespace = namespaceOf(context);
    const given = fields.documents("indexes") ?? fields.missing("indexes");
    fields.done();
    if (given.length === 0) fail("BadValue", "Must specify at least one index to create");
    const specifications = given.map(parseSpecification);
    const isNew = store.catalog.find(namespace) === undefined;
    const collection = ensureCollection(context, namespace);
    const numIndexesBefore = collection.indexes.length;
    for (const specification of specifications) {
      if (exists(collection, specification)) continue;
      if (collection.indexes.length >= maxIndexes)
        fail("CannotCreateIndex", "add index fails, too many indexes");
      buildIndex(store, collection, specification);
    }
    const numIndexesAfter = collection.indexes.length;
    const counts = { numIndexesBefore, numIndexesAfter };
    if (!isNew && numIndexesAfter === numIndexesBefore)
      return { ...counts, note: "all indexes already exist", ok: 1 };
    return {
      ...counts,
      createdCollectionAutomatically: isNew,
      ...noteOn(numIndexesAfter - numIndexesBefore, given.length),
      commitQuorum: "votingMembers",
      ok: 1,
    };
  },
};

function noteOn(created: number, wanted: number): { note?: string } {
  if (created === wanted) return {};
  return { note: created === 0 ? "all indexes already exist" : "index already exists" };
}

function exists(collection: Collection, specification: Doc): boolean {
  const name = specification.get("name");
  const key = specification.get("key");
  for (const index of collection.indexes) {
    const sameKeys = isDoc(key) && samePattern(index, key);
    if (index.name === name) {
      if (sameKeys && sameOptions(index.spec, specification)) return true;
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
    if (sameKeys) {
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
  writes: false,
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
