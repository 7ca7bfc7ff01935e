import { type Doc, doc, isDoc, type Value } from "../bson/value.ts";
import { fail, unsupported } from "../errors.ts";
import { type Filter, parseFilter } from "../query/filter.ts";
import { parseGroup } from "./group.ts";
import { readStage } from "./stage.ts";

/** A filter, whose query may use an index, and what to do with the documents that match it. */
export type Pipeline = { filter: Filter; run: (documents: Iterable<Doc>) => Iterable<Doc> };

/** Parses a pipeline: `$match`, `$group`, or both in this order. */
export function parsePipeline(stages: readonly Value[]): Pipeline {
  const [first, ...others] = stages.map(readStage);
  const match = first?.name === "$match" ? first.operand : doc();
  if (!isDoc(match)) return fail(15959, "the match filter must be an expression in an object");
  const [group, unknown] = first && first.name !== "$match" ? [first, ...others] : others;
  for (const stage of [group?.name === "$group" ? undefined : group, unknown])
    if (stage) unsupported(`the stage ${stage.name} here`, 40324);
  return {
    filter: parseFilter(match),
    run: group ? parseGroup(group.operand) : (documents) => documents,
  };
}
