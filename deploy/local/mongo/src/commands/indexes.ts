import { same } from "../bson/key.ts";
import { show } from "../bson/show.ts";
import { type Doc, doc, isDoc, isNumber, toNumber, typeOf, type Value } from "../bson/value.ts";
import { fail, unsupported } from "../errors.ts";
import { parseFilter, type Filter } from "../query/filter.ts";
import { samePattern } from "../query/plan.ts";
import type { Collection, Index } from "../store/catalog.ts";
import { collectionOf, type Command, ensureCollection, namespaceOf } from "./context.ts";
import { Fields } from "./fields.ts";

const maxIndexes = 64;
const maxTtlSeconds = 2_147_483_647;

/** `createIndexes`: the same index again is no error, a different one of the same name or keys is. */
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

/** Checks an index and returns it as `listIndexes` is to show it. */
function parseSpecification(given: Doc): Doc {
  const fields = new Fields(given, "createIndexes.indexes");
  const key =
    fields.document("key") ??
    fail("FailedToParse", "The 'key' field is a required property of an index specification");
  const name =
    fields.string("name") ??
    fail("FailedToParse", "The 'name' field is a required property of an index specification");
  if (name === "" || name === "*") fail("CannotCreateIndex", `The index name '${name}' is not valid`);
  checkKey(key);
  const onId = key.size === 1 && key.has("_id");
  const specification = doc({ v: 2, key, name: onId ? "_id_" : name });
  for (const option of ["unique", "sparse"]) if (fields.flag(option)) specification.set(option, true);
  const partial = fields.document("partialFilterExpression");
  if (partial) {
    checkPartial(parseFilter(partial));
    if (specification.has("sparse"))
      fail("CannotCreateIndex", 'cannot mix "partialFilterExpression" and "sparse" options');
    specification.set("partialFilterExpression", partial);
  }
  const expires = fields.any("expireAfterSeconds");
  if (expires !== undefined) specification.set("expireAfterSeconds", checkExpiry(expires, key));
  checkVersion(fields.any("v"));
  fields.ignore("background", "ns");
  fields.simpleCollation();
  fields.absent("hidden", "storageEngine", "weights", "wildcardProjection");
  for (const option of given.keys()) {
    if (!known.includes(option))
      fail(
        "InvalidIndexSpecificationOption",
        `The field '${option}' is not valid for an index specification. Specification: ${[...given.keys()].join(", ")}`,
      );
  }
  if (onId && specification.size > 3) {
    fail(
      "InvalidIndexSpecificationOption",
      "The field 'unique', 'sparse', 'partialFilterExpression' or 'expireAfterSeconds' is not valid for an _id index specification",
    );
  }
  return specification;
}

const known = [
  "key",
  "name",
  "unique",
  "sparse",
  "partialFilterExpression",
  "expireAfterSeconds",
  "v",
  "background",
  "ns",
  "hidden",
  "collation",
  "storageEngine",
  "weights",
  "wildcardProjection",
];

function checkKey(key: Doc): void {
  if (key.size === 0) fail("CannotCreateIndex", "Index keys cannot be empty.");
  if (key.size > 32) fail("CannotCreateIndex", "Index key contains more than 32 fields");
  for (const [name, value] of key) {
    if (typeof value === "string") unsupported(`'${value}' indexes`);
    if (!isNumber(value))
      fail(
        "CannotCreateIndex",
        `Values in v:2 index key pattern cannot be of type ${typeOf(value)}. Only numbers > 0, numbers < 0, and strings are allowed.`,
      );
    const direction = toNumber(value);
    if (direction === 0 || Number.isNaN(direction))
      fail("CannotCreateIndex", "Values in the index key pattern cannot be 0.");
    if (name.includes("$**")) unsupported("wildcard indexes");
    if (name === "" || name.split(".").includes(""))
      fail("CannotCreateIndex", "Index keys cannot contain an empty field.");
    if (name.split(".").some((part) => part.startsWith("$")))
      fail("CannotCreateIndex", `Index key contains an illegal field name: field name starts with '$'.`);
  }
}

function checkPartial(filter: Filter): void {
  const allowed = ["$eq", "$gt", "$gte", "$lt", "$lte", "$exists", "$type", "$in"];
  const ok =
    filter.kind === "and" || filter.kind === "or"
      ? true
      : filter.kind === "field" && allowed.includes(filter.operator);
  if (!ok) fail("CannotCreateIndex", "Expression not supported in partial index");
  if (filter.kind === "and" || filter.kind === "or") filter.parts.forEach(checkPartial);
}

function checkExpiry(value: Value, key: Doc): Value {
  if (!isNumber(value))
    return fail(
      "CannotCreateIndex",
      `TTL index 'expireAfterSeconds' option must be numeric, but received a type of ${typeOf(value)}.`,
    );
  const seconds = toNumber(value);
  if (!(seconds >= 0))
    fail("CannotCreateIndex", "TTL index 'expireAfterSeconds' option cannot be less than 0");
  if (seconds > maxTtlSeconds)
    fail(
      "CannotCreateIndex",
      `TTL index 'expireAfterSeconds' option must be within an acceptable range, try a different number than ${seconds}.`,
    );
  if (key.size > 1)
    fail("CannotCreateIndex", "TTL indexes are single-field indexes, compound indexes do not support TTL.");
  return value;
}

function checkVersion(version: Value | undefined): void {
  if (version === undefined || (isNumber(version) && toNumber(version) === 2)) return;
  if (isNumber(version) && toNumber(version) === 1) unsupported("indexes of version 1");
  fail("CannotCreateIndex", "Invalid index specification: the version of an index is 2");
}

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
    const batchSize = new Fields(cursor, "listIndexes.cursor").whole("batchSize");
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
    collection.changed = server.store.commitNumber;
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
