import { Long } from "bson";
import { type Doc, doc, isNumber, toNumber } from "../bson/value.ts";
import { fail, unsupported } from "../errors.ts";
import type { Variables } from "../aggregate/expression.ts";
import { parseFilter } from "../query/filter.ts";
import { resolveHint } from "../query/hint.ts";
import { parseSort } from "../query/keys.ts";
import { parseProjection, type Projection } from "../query/projection.ts";
import { type Found, select, type Selection } from "../query/select.ts";
import { collectionOf, type Command, type Context, namespaceOf, variablesOf } from "./context.ts";
import { sessionKey } from "./sessions.ts";

/** Parses a `find`. */
export function parseFind(context: Context) {
  const { fields } = context;
  const variables = variablesOf(fields);
  const query = fields.document("filter") ?? doc();
  const filter = parseFilter(query, variables);
  const limit = fields.integer("limit", -Number.MAX_SAFE_INTEGER) ?? 0;
  const selection: Selection = {
    filter,
    sort: parseSort(withoutNatural(fields.document("sort"))),
    skip: fields.integer("skip"),
    limit: Math.abs(limit),
    hint: resolveHint(collectionOf(context), fields.any("hint")),
    deadline: context.deadline,
  };
  const projection = parseProjection(fields.document("projection"), filter, variables);
  const options = { batchSize: fields.integer("batchSize"), single: fields.flag("singleBatch") || limit < 0 };
  fields.ignore("noCursorTimeout", "allowDiskUse", "allowPartialResults");
  fields.rejectOptions("returnKey", "showRecordId", "tailable", "awaitData", "min", "max", "oplogReplay");
  fields.rejectCollation();
  fields.done();
  return { selection, projection, options };
}

function withoutNatural(sort: Doc = doc()): Doc {
  const natural = sort.get("$natural");
  if (natural === undefined) return sort;
  if (sort.size > 1 || !isNumber(natural) || toNumber(natural) !== 1)
    unsupported("sorts by $natural other than {$natural: 1}");
  return doc();
}

export const find: Command = {
  kind: "read",
  run: (context) => {
    const { selection, projection, options } = parseFind(context);
    const found = select(context.view, collectionOf(context), selection);
    return context.server.cursors.start(context, namespaceOf(context), project(found, projection), {
      ...options,
    });
  },
};

function* project(found: Iterable<Found>, projection: Projection): Generator<Doc> {
  for (const { document, position } of found) yield projection(document, position);
}

export const getMore: Command = {
  kind: "read",
  run: ({ fields, server, database, body }) => {
    const id = fields.any("getMore");
    const collection = fields.string("collection") ?? fields.missing("collection");
    const batchSize = fields.integer("batchSize");
    fields.done();
    if (!(id instanceof Long))
      return fail("TypeMismatch", "BSON field 'getMore.getMore' is the wrong type, expected type 'long'");
    return server.cursors.next(id, `${database}.${collection}`, sessionKey(body), batchSize);
  },
};

export const killCursors: Command = {
  kind: "plain",
  run: ({ fields, server }) => {
    fields.any("killCursors");
    const ids = (fields.array("cursors") ?? fields.missing("cursors")).filter((id) => id instanceof Long);
    fields.done();
    const killed = ids.filter((id) => server.cursors.kill(id));
    return {
      cursorsKilled: killed,
      cursorsNotFound: ids.filter((id) => !killed.includes(id)),
      cursorsAlive: [],
      cursorsUnknown: [],
      ok: 1,
    };
  },
};

/** `count`: the number of documents that match a query. */
export const count: Command = {
  kind: "read",
  run: (context) => {
    const { fields, view } = context;
    const collection = collectionOf(context);
    const selection: Selection = {
      filter: parseFilter(fields.document("query") ?? doc(), {} satisfies Variables),
      skip: fields.integer("skip"),
      limit: Math.abs(fields.integer("limit", -Number.MAX_SAFE_INTEGER) ?? 0),
      hint: resolveHint(collection, fields.any("hint")),
      deadline: context.deadline,
    };
    fields.rejectCollation();
    fields.done();
    let n = 0;
    for (const _ of select(view, collection, selection)) n += 1;
    return { n, ok: 1 };
  },
};
