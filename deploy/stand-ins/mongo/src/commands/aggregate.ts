import { parsePipeline } from "../aggregate/pipeline.ts";
import type { Doc } from "../bson/value.ts";
import { fail } from "../errors.ts";
import { type Found, select } from "../query/select.ts";
import { collectionOf, type Command, namespaceOf } from "./context.ts";
import { Fields } from "./fields.ts";

export const aggregate: Command = {
  writes: false,
  run: (context) => {
    const { fields, store, server } = context;
    const namespace = namespaceOf(context);
    const { filter, run } = parsePipeline(fields.array("pipeline") ?? fields.missing("pipeline"));
    const cursor =
      fields.document("cursor") ??
      fail(
        "FailedToParse",
        "The 'cursor' option is required, except for aggregate with the explain argument",
      );
    const batch = new Fields(cursor, "aggregate.cursor");
    const batchSize = batch.integer("batchSize");
    batch.done();
    fields.done();
    const found = documentsOf(select(store, collectionOf(context), { filter }));
    return server.cursors.start(context, namespace, run(found)[Symbol.iterator](), { batchSize });
  },
};

function* documentsOf(found: Iterable<Found>): Generator<Doc> {
  for (const { document } of found) yield document;
}
