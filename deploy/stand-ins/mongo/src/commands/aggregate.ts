import { keyOf } from "../bson/key.ts";
import { type Doc, doc, isDoc, type Value } from "../bson/value.ts";
import { parsePipeline, type PipelineContext } from "../aggregate/stages.ts";
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
    const { fields, server, database } = context;
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
    const batchSize = batch.integer("batchSize");
    batch.done();
    const hint = resolveHint(collection, fields.any("hint"));
    fields.ignore("allowDiskUse", "bypassDocumentValidation");
    fields.rejectOptions("explain");
    fields.rejectCollation();
    fields.done();
    const pipelineContext: PipelineContext = {
      variables,
      lookUp: (name, query) => {
        const filter = parseFilter(query);
        return documents(context, { filter }, server.store.catalog.find(`${database}.${name}`));
      },
    };
    const { selection, stageCount } = selectionOf(pipeline, variables);
    const run = parsePipeline(pipeline.slice(stageCount), pipelineContext);
    const found = documents(context, { ...selection, hint, deadline: context.deadline }, collection);
    return server.cursors.start(context, namespace, run(found)[Symbol.iterator](), { batchSize });
  },
};

function* documents(
  { view }: Context,
  selection: Selection,
  collection: ReturnType<typeof collectionOf>,
): Generator<Doc> {
  for (const { document } of select(view, collection, selection)) yield document;
}

/** Converts a leading `$match` and `$sort` into a selection, which can use indexes. */
function selectionOf(
  pipeline: readonly Value[],
  variables: ReturnType<typeof variablesOf>,
): { selection: Selection; stageCount: number } {
  const operandOf = (at: number, name: string) => {
    const stage = pipeline[at];
    const value = isDoc(stage) && stage.size === 1 ? stage.get(name) : undefined;
    return isDoc(value) ? value : undefined;
  };
  const match = operandOf(0, "$match");
  const sort = operandOf(match ? 1 : 0, "$sort") ?? doc();
  return {
    selection: { filter: parseFilter(match ?? doc(), variables), sort: parseSort(sort) },
    stageCount: (match ? 1 : 0) + (sort.size > 0 ? 1 : 0),
  };
}

/** `distinct`. Arrays count as their elements. */
export const distinct: Command = {
  kind: "read",
  run: (context) => {
    const { fields, view } = context;
    const collection = collectionOf(context);
    const key = fields.string("key") ?? fields.missing("key");
    const filter = parseFilter(fields.document("query") ?? doc());
    const hint = resolveHint(collection, fields.any("hint"));
    fields.rejectCollation();
    fields.done();
    const values = new Map<string, Value>();
    for (const { document } of select(view, collection, { filter, hint, deadline: context.deadline })) {
      someValue(document, key.split("."), true, (value) => {
        if (value === undefined || Array.isArray(value)) return false;
        const valueKey = keyOf(value).toString("latin1");
        if (!values.has(valueKey)) values.set(valueKey, value);
        return false;
      });
    }
    return { values: [...values.values()], ok: 1 };
  },
};
