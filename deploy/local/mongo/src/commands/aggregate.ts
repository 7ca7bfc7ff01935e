import { keyOf } from "../bson/key.ts";
import { type Doc, doc, isDoc, type Value } from "../bson/value.ts";
import { parsePipeline, type Surroundings } from "../aggregate/stages.ts";
import { fail, unsupported } from "../errors.ts";
import { parseFilter } from "../query/filter.ts";
import { resolveHint } from "../query/hint.ts";
import { parseSort } from "../query/keys.ts";
import { someValue } from "../query/path.ts";
import { select, type Selection } from "../query/select.ts";
import { collectionOf, type Command, type Context, namespaceOf, variablesOf } from "./context.ts";
import { Fields } from "./fields.ts";

export const aggregate: Command = {
  kind: "read",
  run: (context) => {
    const { fields, view, server, database } = context;
    if (fields.any("aggregate") !== undefined && typeof fields.any("aggregate") !== "string")
      unsupported("aggregate without a collection");
    const namespace = namespaceOf(context);
    const collection = collectionOf(context);
    const variables = variablesOf(fields);
    const pipeline = fields.array("pipeline") ?? fields.missing("pipeline");
    const cursor =
      fields.document("cursor") ??
      fail(
        "FailedToParse",
        "The 'cursor' option is required, except for aggregate with the explain argument",
      );
    const batch = new Fields(cursor, "aggregate.cursor");
    const batchSize = batch.whole("batchSize");
    batch.done();
    const hint = resolveHint(collection, fields.any("hint"));
    fields.ignore("allowDiskUse", "bypassDocumentValidation");
    fields.absent("explain");
    fields.simpleCollation();
    fields.done();
    const surroundings: Surroundings = {
      variables,
      lookUp: (name, query) => {
        const filter = parseFilter(query);
        return documents(context, { filter }, server.store.catalog.find(`${database}.${name}`));
      },
    };
    const stage = parsePipeline(pipeline, surroundings);
    const { selection, rest } = leading(pipeline, variables);
    const found = documents(
      { ...context, view },
      { ...selection, hint, deadline: context.deadline },
      collection,
    );
    const run = rest === 0 ? stage : parsePipeline(pipeline.slice(rest), surroundings);
    return server.cursors.start(context, namespace, run(found)[Symbol.iterator](), {
      batchSize,
    });
  },
};

function* documents(
  { view }: Context,
  selection: Selection,
  collection: ReturnType<typeof collectionOf>,
): Generator<Doc> {
  for (const { document } of select(view, collection, selection)) yield document;
}

/** The `$match` and `$sort` with which a pipeline begins are left to the query, which knows the indexes. */
function leading(
  pipeline: readonly Value[],
  variables: ReturnType<typeof variablesOf>,
): { selection: Selection; rest: number } {
  const operand = (at: number, name: string) => {
    const stage = pipeline[at];
    const value = isDoc(stage) ? stage.get(name) : undefined;
    return isDoc(value) ? value : undefined;
  };
  const match = operand(0, "$match");
  const sort = operand(match ? 1 : 0, "$sort");
  return {
    selection: { filter: parseFilter(match ?? doc(), variables), sort: sort && parseSort(sort) },
    rest: (match ? 1 : 0) + (sort ? 1 : 0),
  };
}

/** `distinct`: every value that a field has, an array's elements one by one. */
export const distinct: Command = {
  kind: "read",
  run: (context) => {
    const { fields, view } = context;
    const collection = collectionOf(context);
    const key = fields.string("key") ?? fields.missing("key");
    const filter = parseFilter(fields.document("query") ?? doc());
    const hint = resolveHint(collection, fields.any("hint"));
    fields.simpleCollation();
    fields.done();
    const values = new Map<string, Value>();
    for (const { document } of select(view, collection, { filter, hint, deadline: context.deadline })) {
      someValue(document, key.split("."), true, (value) => {
        const name =
          value === undefined || Array.isArray(value) ? undefined : keyOf(value).toString("latin1");
        if (name !== undefined && value !== undefined && !values.has(name)) values.set(name, value);
        return false;
      });
    }
    return { values: [...values.values()], ok: 1 };
  },
};
