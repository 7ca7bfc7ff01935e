import { keyOf } from "../bson/key.ts";
import { doc, type Value } from "../bson/value.ts";
import { unsupported } from "../errors.ts";
import { parseFilter } from "../query/filter.ts";
import { select } from "../query/select.ts";
import { collectionOf, type Command } from "./context.ts";

/** `distinct` of a field of the document itself. An array counts as its elements, which may be arrays. */
export const distinct: Command = {
  writes: false,
  run: (context) => {
    const { fields, store } = context;
    const collection = collectionOf(context);
    const key = fields.string("key") ?? fields.missing("key");
    if (key.includes(".")) unsupported(`distinct for the path '${key}'`);
    const filter = parseFilter(fields.document("query") ?? doc());
    fields.done();
    const values = new Map<string, Value>();
    for (const { document } of select(store, collection, { filter })) {
      const value = document.get(key);
      const items = Array.isArray(value) ? value : value === undefined ? [] : [value];
      for (const item of items) {
        const itemKey = keyOf(item).toString("latin1");
        if (!values.has(itemKey)) values.set(itemKey, item);
      }
    }
    return { values: [...values.values()], ok: 1 };
  },
};
