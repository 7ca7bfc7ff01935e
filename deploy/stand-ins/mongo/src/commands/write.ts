import { ObjectId, Timestamp } from "bson";
import { encode, maxDocumentBytes, type Reply } from "../bson/encode.ts";
import { type Doc, isDoc, typeOf, type Value } from "../bson/value.ts";
import { fail, MongoError } from "../errors.ts";
import { parseFilter } from "../query/filter.ts";
import { resolveHint } from "../query/hint.ts";
import { select, type Selection } from "../query/select.ts";
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

/** Runs the statements of `insert`, `update` or `delete`, and returns their errors. */
export function eachStatement(
  context: Context,
  name: string,
  run: (statement: Doc, at: number) => void,
): Reply {
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
      const after = completeDocument(document);
      context.view.write(ensureCollection(context, namespace), { after });
      n += 1;
    });
    context.fields.done();
    return { n, ...errors, ok: 1 };
  },
};

/** Puts `_id` first, generates a missing one, and sets empty timestamps to the current time. */
function completeDocument(document: Doc): Doc {
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

/** Fails if an `_id` is an array, a regular expression, or a document with `$` fields. */
export function checkId(id: Value | undefined, code: "BadValue" | "InvalidIdField"): void {
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

const runDelete: Command["run"] = (context) => {
  const { view } = context;
  namespaceOf(context);
  const variables = variablesOf(context.fields);
  let n = 0;
  const errors = eachStatement(context, "deletes", (statement) => {
    const fields = new Fields(statement, "delete.deletes");
    const filter = parseFilter(fields.document("q") ?? fields.missing("q"), variables);
    const limit = fields.integer("limit") ?? fields.missing("limit");
    if (limit > 1) fail("FailedToParse", `The limit field in delete objects must be 0 or 1. Got ${limit}`);
    const collection = collectionOf(context);
    const hint = resolveHint(collection, fields.any("hint"));
    fields.rejectCollation();
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

export const deleteCommand: Command = { kind: "write", run: runDelete };
