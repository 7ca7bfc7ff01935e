import { ObjectId, Timestamp } from "bson";
import { encode, maxDocumentBytes, type Reply } from "../bson/encode.ts";
import { type Doc, isDoc, typeOf, type Value } from "../bson/value.ts";
import { fail, MongoError } from "../errors.ts";
import { parseFilter } from "../query/filter.ts";
import { resolveHint } from "../query/hint.ts";
import { parseSort } from "../query/keys.ts";
import { type Found, select, type Selection } from "../query/select.ts";
import type { Collection } from "../store/catalog.ts";
import { parseUpdate, type Update } from "../update/update.ts";
import { upserted } from "../update/upsert.ts";
import {
  collectionOf,
  type Command,
  type Context,
  ensureCollection,
  namespaceOf,
  variablesOf,
} from "./context.ts";
import { Fields } from "./fields.ts";

const maxStatements = 100_000;

/** `insert`, `update` and `delete`: several statements, each of which may fail by itself. */
function eachStatement(context: Context, name: string, run: (statement: Doc, at: number) => void): Reply {
  const { fields } = context;
  const statements = fields.documents(name) ?? fields.missing(name);
  const ordered = fields.any("ordered") !== false;
  fields.ignore("bypassDocumentValidation");
  if (statements.length < 1 || statements.length > maxStatements) {
    fail(
      "InvalidLength",
      `Write batch sizes must be between 1 and ${maxStatements}. Got ${statements.length} operations.`,
    );
  }
  const writeErrors: Reply[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index);
    } catch (error) {
      if (!(error instanceof MongoError) || error.codeName === "WriteConflict") throw error;
      writeErrors.push({ index, code: error.code, errmsg: error.message, ...error.extra });
      if (ordered || context.inTransaction) break;
    }
  }
  return writeErrors.length ? { writeErrors } : {};
}

export const insert: Command = {
  kind: "write",
  run: (context) => {
    const namespace = namespaceOf(context);
    let n = 0;
    const errors = eachStatement(context, "documents", (document) => {
      const complete = completed(document);
      context.view.write(ensureCollection(context, namespace), { after: complete });
      n += 1;
    });
    context.fields.done();
    return { n, ...errors, ok: 1 };
  },
};

/** The identifier comes first and is made if absent; an empty timestamp becomes the present one. */
function completed(document: Doc): Doc {
  const id = document.get("_id") ?? new ObjectId();
  const result: Doc = new Map([["_id", id], ...document]);
  checkId(id, "BadValue");
  for (const [name, value] of result) {
    if (name !== "_id" && value instanceof Timestamp && value.t === 0 && value.i === 0) {
      result.set(name, new Timestamp({ t: Math.floor(Date.now() / 1000), i: 1 }));
    }
  }
  const size = encode(result).length;
  if (size > maxDocumentBytes) {
    fail("BadValue", `object to insert too large. size in bytes: ${size}, max size: ${maxDocumentBytes}`);
  }
  return result;
}

/** An identifier is neither an array nor a regular expression, and no document of `$` fields. */
function checkId(id: Value | undefined, code: "BadValue" | "InvalidIdField"): void {
  const type = typeOf(id);
  if (type === "array" || type === "regex") fail(code, `The '_id' value cannot be of type ${type}`);
  if (!isDoc(id)) return;
  for (const name of id.keys()) {
    if (name.startsWith("$")) {
      fail(
        "DollarPrefixedFieldName",
        `The dollar ($) prefixed field '${name}' in '_id.${name}' is not valid for storage.`,
      );
    }
  }
}

export const update: Command = {
  kind: "write",
  run: (context) => {
    const { view } = context;
    const namespace = namespaceOf(context);
    const variables = variablesOf(context.fields);
    let n = 0;
    let nModified = 0;
    const upsertedIds: Reply[] = [];
    const errors = eachStatement(context, "updates", (statement, index) => {
      const fields = new Fields(statement, "update.updates");
      const filter = parseFilter(fields.document("q") ?? fields.missing("q"), {
        ...variables,
        ...constants(fields),
      });
      const change = parseUpdate(fields.any("u"), fields.array("arrayFilters") ?? [], {
        ...variables,
        ...constants(fields),
      });
      const multi = fields.flag("multi");
      const upsert = fields.flag("upsert");
      const collection = collectionOf(context);
      const sort = fields.document("sort");
      const hint = resolveHint(collection, fields.any("hint"));
      fields.simpleCollation();
      fields.done();
      if (multi && change.kind === "replacement")
        fail("FailedToParse", "multi update is not supported for replacement-style update");
      if (multi && sort) fail("FailedToParse", "Cannot specify sort with multi=true");
      const found = [
        ...select(view, collection, {
          filter,
          sort: sort && parseSort(sort),
          hint,
          limit: multi ? 0 : 1,
          deadline: context.deadline,
        }),
      ];
      if (found.length === 0 && upsert) {
        const document = upserted(filter, change);
        insertUpserted(context, namespace, document);
        upsertedIds.push({ index, _id: document.get("_id") });
        n += 1;
      }
      for (const item of found) {
        n += 1;
        if (collection && updateOne(context, collection, item, change)) nModified += 1;
      }
    });
    context.fields.done();
    return { n, nModified, ...(upsertedIds.length && { upserted: upsertedIds }), ...errors, ok: 1 };
  },
};

function constants(fields: Fields): Record<string, Value> {
  return Object.fromEntries(fields.document("c") ?? []);
}

export function insertUpserted(context: Context, namespace: string, document: Doc): void {
  checkId(document.get("_id"), "InvalidIdField");
  context.view.write(ensureCollection(context, namespace), { after: document });
}

/** Applies an update to a document that was found; tells the document as it is now, if it changed. */
export function updateOne(
  context: Context,
  collection: Collection,
  found: Found,
  update: Update,
): Doc | undefined {
  const after = update.apply(found.document, { position: found.position, inserting: false });
  if (encode(after).equals(encode(found.document))) return undefined;
  context.view.write(collection, { row: found.row, before: found.document, after });
  return after;
}

const remove: Command["run"] = (context) => {
  const { view } = context;
  namespaceOf(context);
  const variables = variablesOf(context.fields);
  let n = 0;
  const errors = eachStatement(context, "deletes", (statement) => {
    const fields = new Fields(statement, "delete.deletes");
    const filter = parseFilter(fields.document("q") ?? fields.missing("q"), variables);
    const limit = fields.whole("limit") ?? fields.missing("limit");
    if (limit > 1) fail("FailedToParse", `The limit field in delete objects must be 0 or 1. Got ${limit}`);
    const collection = collectionOf(context);
    const hint = resolveHint(collection, fields.any("hint"));
    fields.simpleCollation();
    fields.done();
    const selection: Selection = { filter, limit, hint, deadline: context.deadline };
    for (const { row, document } of collection ? [...select(view, collection, selection)] : []) {
      if (collection) view.write(collection, { row, before: document });
      n += 1;
    }
  });
  context.fields.done();
  return { n, ...errors, ok: 1 };
};

export const deleteCommand: Command = { kind: "write", run: remove };
