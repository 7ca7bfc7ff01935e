import type { Reply } from "../bson/encode.ts";
import { unsupported } from "../errors.ts";
import { planOf, select } from "../query/select.ts";
import type { Plan } from "../query/plan.ts";
import type { View } from "../store/store.ts";
import { collectionOf, type Command, namespaceOf } from "./context.ts";
import { Fields } from "./fields.ts";
import { parseFind } from "./find.ts";

/** `explain` of a `find`: the index that it uses, and the number of documents that it examines. */
export const explain: Command = {
  kind: "read",
  run: (context) => {
    const explainedCommand = context.fields.document("explain") ?? context.fields.missing("explain");
    const verbosity = context.fields.string("verbosity") ?? "allPlansExecution";
    context.fields.done();
    const name = explainedCommand.keys().next().value ?? "";
    if (name !== "find") unsupported(`explain of '${name}'`);
    const inner = { ...context, name, fields: new Fields(explainedCommand, name) };
    inner.fields.ignore("$db", "readConcern", "maxTimeMS", "comment");
    const collection = collectionOf(inner);
    const { selection } = parseFind(inner);
    const plan = collection && planOf(collection, selection);
    const sorted = !selection.sort?.length || plan?.sorted === true;
    const access = describe(plan);
    const winningPlan = sorted ? access : { stage: "SORT", inputStage: access };
    const queryPlanner = { namespace: namespaceOf(inner), winningPlan, rejectedPlans: [] };
    if (verbosity === "queryPlanner") return { queryPlanner, ok: 1 };
    const view = new CountingView(context.view);
    let nReturned = 0;
    for (const _ of select(view, collection, selection)) nReturned += 1;
    return {
      queryPlanner,
      executionStats: { executionSuccess: true, nReturned, totalDocsExamined: view.examined },
      ok: 1,
    };
  },
};

function describe(plan: Plan | undefined): Reply {
  if (!plan) return { stage: "COLLSCAN", direction: "forward" };
  const scans = [...new Set(plan.scans.map(({ index }) => index))].map(
    ({ name, spec, multikey, unique }) => ({
      stage: "IXSCAN",
      keyPattern: spec.get("key"),
      indexName: name,
      isMultiKey: multikey,
      isUnique: unique,
    }),
  );
  return { stage: "FETCH", inputStage: scans.length === 1 ? scans[0] : { stage: "OR", inputStages: scans } };
}

class CountingView implements View {
  readonly ordered: boolean;
  examined = 0;
  private readonly view: View;

  constructor(view: View) {
    this.view = view;
    this.ordered = view.ordered;
  }

  scan(...args: Parameters<View["scan"]>) {
    return this.counting(this.view.scan(...args));
  }

  seek(...args: Parameters<View["seek"]>) {
    return this.counting(this.view.seek(...args));
  }

  write(): never {
    return unsupported("explain of writes");
  }

  private *counting<T>(items: Iterable<T>): Iterable<T> {
    for (const item of items) {
      this.examined += 1;
      yield item;
    }
  }
}
