import { Long } from "bson";
import { type Doc, doc, isNumber, toNumber } from "../bson/value.ts";
import { fail, unsupported } from "../errors.ts";
import { parseFilter } from "../query/filter.ts";
import { parseSort } from "../query/sort.ts";
import { parseProjection, type Projection } from "../query/projection.ts";
import { type Found, select, type Selection } from "../query/select.ts";
import { collectionOf, type Command, namespaceOf } from "./context.ts";

export const find: Command = {
  writes: false,
  run: (context) => {
    const { fields, store, server } = context;
    const namespace = namespaceOf(context);
    const selection: Selection = {
      filter: parseFilter(fields.document("filter") ?? doc()),
      sort: parseSort(withoutNatural(fields.document("sort"))),
      skip: fields.integer("skip"),
      limit: fields.integer("limit"),
    };
    const projection = parseProjection(fields.document("projection"));
    const options = { batchSize: fields.integer("batchSize"), single: fields.flag("singleBatch") };
    fields.done();
    const found = select(store, collectionOf(context), selection);
    return server.cursors.start(context, namespace, project(found, projection), options);
  },
};

/** `{$natural: 1}` is the order in which documents are stored, and so no sort at all. */
function withoutNatural(sort: Doc = doc()): Doc {
  const natural = sort.get("$natural");
  if (natural === undefined) return sort;
  if (sort.size > 1 || !isNumber(natural) || toNumber(natural) !== 1)
    unsupported("sorts by $natural other than {$natural: 1}");
  return doc();
}

function* project(found: Iterable<Found>, projection: Projection): Generator<Doc> {
  for (const { document } of found) yield projection(document);
}

export const getMore: Command = {
  writes: false,
  run: ({ fields, server, database, session }) => {
    const id = fields.any("getMore");
    const collection = fields.string("collection") ?? fields.missing("collection");
    const batchSize = fields.integer("batchSize");
    fields.done();
    if (!(id instanceof Long))
      return fail("TypeMismatch", "BSON field 'getMore.getMore' is the wrong type, expected type 'long'");
    return server.cursors.next(id, `${database}.${collection}`, session, batchSize);
  },
};

export const killCursors: Command = {
  writes: false,
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
