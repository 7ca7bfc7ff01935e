import { encode, type Reply } from "../bson/encode.ts";
import { type Doc } from "../bson/value.ts";
import { fail } from "../errors.ts";
import type { Variables } from "../aggregate/expression.ts";
import { type Filter, parseFilter } from "../query/filter.ts";
import { resolveHint } from "../query/hint.ts";
import { parseSort } from "../query/keys.ts";
import { type Found, select, type Selection } from "../query/select.ts";
import type { Collection } from "../store/catalog.ts";
import { parseUpdate, type Update } from "../update/update.ts";
import { upsertedDocument } from "../update/upsert.ts";
import {
  collectionOf,
  type Command,
  type Context,
  ensureCollection,
  namespaceOf,
  variablesOf,
} from "./context.ts";
import { Fields } from "./fields.ts";
import { checkId, eachStatement } from "./write.ts";

export const update: Command = {
  kind: "write",
  run: (context) => {
    const namespace = namespaceOf(context);
    const variables = variablesOf(context.fields);
    let n = 0;
    let nModified = 0;
    const upsertedIds: Reply[] = [];
    const errors = eachStatement(context, "updates", (statement, index) => {
      const collection = collectionOf(context);
      const { selection, change, filter, upsert } = parseStatement(
        statement,
        variables,
        collection,
        context.deadline,
      );
      const found = [...select(context.view, collection, selection)];
      if (found.length === 0 && upsert) {
        const document = upsertedDocument(filter, change);
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

type Statement = { selection: Selection; filter: Filter; change: Update; upsert: boolean };

function parseStatement(
  statement: Doc,
  variables: Variables,
  collection: Collection | undefined,
  deadline: number | undefined,
): Statement {
  const fields = new Fields(statement, "update.updates");
  const filter = parseFilter(fields.document("q") ?? fields.missing("q"), variables);
  const change = parseUpdate(fields.any("u"), fields.array("arrayFilters") ?? [], variables);
  const multi = fields.flag("multi");
  const upsert = fields.flag("upsert");
  const sort = fields.document("sort");
  const hint = resolveHint(collection, fields.any("hint"));
  fields.rejectCollation();
  fields.done();
  if (multi && change.kind === "replacement") {
    fail("FailedToParse", "multi update is not supported for replacement-style update");
  }
  if (multi && sort) fail("FailedToParse", "Cannot specify sort with multi=true");
  const selection = { filter, sort: sort && parseSort(sort), hint, limit: multi ? 0 : 1, deadline };
  return { selection, filter, change, upsert };
}

export function insertUpserted(context: Context, namespace: string, document: Doc): void {
  checkId(document.get("_id"), "InvalidIdField");
  context.view.write(ensureCollection(context, namespace), { after: document });
}

/** Applies an update to a document. Returns the changed document, or undefined if nothing has changed. */
export function updateOne(
  context: Context,
  collection: Collection,
  found: Found,
  change: Update,
): Doc | undefined {
  const after = change.apply(found.document, { position: found.position, inserting: false });
  if (encode(after).equals(encode(found.document))) return undefined;
  context.view.write(collection, { row: found.row, before: found.document, after });
  return after;
}
