import { ObjectId } from "bson";
import { encode, maxDocumentBytes, type Reply } from "../bson/encode.ts";
import { type Doc, isDoc, type Value } from "../bson/value.ts";
import { fail, MongoError } from "../errors.ts";
import { parseFilter } from "../query/filter.ts";
import { select } from "../query/select.ts";
import { collectionOf, type Command, type Context, ensureCollection, namespaceOf } from "./context.ts";
import { Fields } from "./fields.ts";

const maxStatements = 100_000;

/** Runs the statements of `insert`, `update` or `delete`, and returns their errors. */
export function eachStatement(
  { fields }: Context,
  name: string,
  run: (statement: Doc, at: number) => void,
): Reply {
  const statements = fields.documents(name) ?? fields.missing(name);
  const ordered = fields.any("ordered") !== false;
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
      if (!(error instanceof MongoError)) throw error;
      writeErrors.push({ index, code: error.code, errmsg: error.message, ...error.extra });
      if (ordered) break;
    }
  }
  return writeErrors.length ? { writeErrors } : {};
}

export const insert: Command = {
  writes: true,
  run: (context) => {
    const namespace = namespaceOf(context);
    let n = 0;
    const errors = eachStatement(context, "documents", (document) => {
      const after = completeDocument(document);
      context.store.write(ensureCollection(context, namespace), { after });
      n += 1;
    });
    context.fields.done();
    return { n, ...errors, ok: 1 };
  },
};

/** Puts `_id` first, and generates a missing one. */
function completeDocument(document: Doc): Doc {
  const id = document.get("_id") ?? new ObjectId();
  const result: Doc = new Map([["_id", id], ...document]);
  checkId(id, "BadValue");
  const size = encode(result).length;
  if (size > maxDocumentBytes) {
    fail("BadValue", `object to insert too large. size in bytes: ${size}, max size: ${maxDocumentBytes}`);
  }
  return result;
}

/** Fails if an `_id` is an array or a document with `$` fields. */
export function checkId(id: Value | undefined, code: "BadValue" | "InvalidIdField"): void {
  if (Array.isArray(id)) fail(code, "The '_id' value cannot be of type array");
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

export const deleteCommand: Command = {
  writes: true,
  run: (context) => {
    const { store } = context;
    namespaceOf(context);
    let n = 0;
    const errors = eachStatement(context, "deletes", (statement) => {
      const fields = new Fields(statement, "delete.deletes");
      const filter = parseFilter(fields.document("q") ?? fields.missing("q"));
      const limit = fields.integer("limit") ?? fields.missing("limit");
      if (limit > 1) fail("FailedToParse", `The limit field in delete objects must be 0 or 1. Got ${limit}`);
      fields.done();
      const collection = collectionOf(context);
      if (!collection) return;
      for (const { row, document } of [...select(store, collection, { filter, limit })]) {
        store.write(collection, { row, before: document });
        n += 1;
      }
    });
    context.fields.done();
    return { n, ...errors, ok: 1 };
  },
};
