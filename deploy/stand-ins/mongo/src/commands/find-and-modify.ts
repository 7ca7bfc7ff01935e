import { type Doc, doc, type Value } from "../bson/value.ts";
import type { Reply } from "../bson/encode.ts";
import { fail } from "../errors.ts";
import { parseFilter } from "../query/filter.ts";
import { parseSort } from "../query/sort.ts";
import { parseProjection } from "../query/projection.ts";
import { select } from "../query/select.ts";
import { parseUpdate } from "../update/update.ts";
import { upsertedDocument } from "../update/upsert.ts";
import { collectionOf, type Command, namespaceOf } from "./context.ts";
import { insertUpserted, updateOne } from "./update.ts";

/** `findAndModify`: updates or removes the first document that matches a query, and returns it. */
export const findAndModify: Command = {
  writes: true,
  run: (context) => {
    const { fields, store } = context;
    const namespace = namespaceOf(context);
    const collection = collectionOf(context);
    const filter = parseFilter(fields.document("query") ?? doc());
    const sort = parseSort(fields.document("sort") ?? doc());
    const projection = parseProjection(fields.document("fields"));
    const remove = fields.flag("remove");
    const returnNew = fields.flag("new");
    const upsert = fields.flag("upsert");
    const updateField = fields.any("update");
    fields.done();
    checkOptions({ remove, returnNew, upsert, updateField });
    const [found] = select(store, collection, { filter, sort, limit: 1 });
    const reply = (value: Doc | undefined, lastErrorObject: Reply): Reply => ({
      lastErrorObject,
      value: value ? projection(value) : null,
      ok: 1,
    });
    if (remove) {
      if (found && collection) store.write(collection, { row: found.row, before: found.document });
      return reply(found?.document, { n: found ? 1 : 0 });
    }
    const update = parseUpdate(updateField);
    if (found && collection) {
      const after = updateOne(context, collection, found, update) ?? found.document;
      return reply(returnNew ? after : found.document, { n: 1, updatedExisting: true });
    }
    if (!upsert) return reply(undefined, { n: 0, updatedExisting: false });
    const document = upsertedDocument(filter, update);
    insertUpserted(context, namespace, document);
    const lastErrorObject = { n: 1, updatedExisting: false, upserted: document.get("_id") };
    return reply(returnNew ? document : undefined, lastErrorObject);
  },
};

function checkOptions(options: {
  remove: boolean;
  returnNew: boolean;
  upsert: boolean;
  updateField: Value | undefined;
}): void {
  const { remove, returnNew, upsert, updateField } = options;
  if (remove && updateField !== undefined)
    fail("FailedToParse", "Cannot specify both an update and remove=true");
  if (remove && upsert) fail("FailedToParse", "Cannot specify both upsert=true and remove=true");
  if (remove && returnNew) {
    fail(
      "FailedToParse",
      "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
    );
  }
  if (!remove && updateField === undefined)
    fail("FailedToParse", "Either an update or remove=true must be specified");
}
