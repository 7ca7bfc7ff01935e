import { encode, type Reply } from "../bson/encode.ts";
import type { Doc } from "../bson/value.ts";
import { fail } from "../errors.ts";
import { type Filter, parseFilter } from "../query/filter.ts";
import { type Found, select } from "../query/select.ts";
import type { Collection } from "../store/catalog.ts";
import { parseUpdate, type Update } from "../update/update.ts";
import { upsertedDocument } from "../update/upsert.ts";
import { collectionOf, type Command, type Context, ensureCollection, namespaceOf } from "./context.ts";
import { Fields } from "./fields.ts";
import { checkId, eachStatement } from "./write.ts";

export const update: Command = {
  writes: true,
  run: (context) => {
    const namespace = namespaceOf(context);
    let n = 0;
    let nModified = 0;
    const upserted: Reply[] = [];
    const errors = eachStatement(context, "updates", (statement, index) => {
      const { filter, change, multi, upsert } = parseStatement(statement);
      const collection = collectionOf(context);
      const found = [...select(context.store, collection, { filter, limit: multi ? 0 : 1 })];
      if (found.length === 0 && upsert) {
        const document = upsertedDocument(filter, change);
        insertUpserted(context, namespace, document);
        upserted.push({ index, _id: document.get("_id") });
        n += 1;
      }
      for (const item of found) {
        n += 1;
        if (collection && updateOne(context, collection, item, change)) nModified += 1;
      }
    });
    context.fields.done();
    return { n, nModified, ...(upserted.length && { upserted }), ...errors, ok: 1 };
  },
};

type Statement = { filter: Filter; change: Update; multi: boolean; upsert: boolean };

function parseStatement(statement: Doc): Statement {
  const fields = new Fields(statement, "update.updates");
  const filter = parseFilter(fields.document("q") ?? fields.missing("q"));
  const change = parseUpdate(fields.any("u"));
  const multi = fields.flag("multi");
  const upsert = fields.flag("upsert");
  fields.done();
  if (multi && change.kind === "replacement") {
    fail("FailedToParse", "multi update is not supported for replacement-style update");
  }
  return { filter, change, multi, upsert };
}

export function insertUpserted(context: Context, namespace: string, document: Doc): void {
  checkId(document.get("_id"), "InvalidIdField");
  context.store.write(ensureCollection(context, namespace), { after: document });
}

/** Applies an update to a document. Returns the changed document, or undefined if nothing has changed. */
export function updateOne(
  { store }: Context,
  collection: Collection,
  { row, document, position }: Found,
  change: Update,
): Doc | undefined {
  const after = change.apply(document, { position, inserting: false });
  if (encode(after).equals(encode(document))) return undefined;
  store.write(collection, { row, before: document, after });
  return after;
}
