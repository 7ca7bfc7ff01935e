import type { ExprNode } from "groq-js";
import type { DatasetState, LakeDocument } from "../document.ts";
import { viewOf, type Perspective } from "../perspective.ts";
import { hoist } from "./hoist.ts";
import { narrow } from "./narrow.ts";
import { asRefusal, parseQuery } from "./parse-query.ts";
import { createOriginFinder } from "./source-map/origins.ts";
import { readSourceMap } from "./source-map/read-source-map.ts";
import type { SourceMap, SourceMapMode } from "./source-map/source-map.ts";
import { traced } from "./source-map/trace-query.ts";
import { runTree } from "./run-tree.ts";
import { createReadings, type SyncTag } from "./sync-tags.ts";
import { searchable, withoutTextQueries } from "./text-query.ts";

export type QueryRequest = {
  query: string;
  params?: Readonly<Record<string, unknown>>;
  perspective: Perspective;
  /** The results of GROQ's `identity()` and `now()`. */
  identity: string;
  now: Date;
  sanity: { projectId: string; dataset: string };
  /** Returns a source map, whose paths name array items in this way. */
  sourceMap?: SourceMapMode | undefined;
};

export type QueryResult = { result: unknown; syncTags: SyncTag[]; resultSourceMap?: SourceMap };

/**
 * Evaluates a GROQ query in a perspective of the dataset.
 * @throws {LakeError} 400 for a query that can't be parsed or evaluated.
 */
export async function evaluateQuery(state: DatasetState, request: QueryRequest): Promise<QueryResult> {
  const { query, perspective, identity, now, sanity, sourceMap } = request;
  const params = { ...request.params };
  try {
    const view = viewOf(state, perspective);
    const readings = createReadings(view);
    const text = withoutTextQueries(parseQuery(query, params));
    const seen = new Set<LakeDocument>();
    const see = (document: LakeDocument) => {
      seen.add(document);
      return document;
    };
    const present = text.usesText ? searchable : sourceMap && see;
    const narrowed = narrow(text.query, { view, onRead: readings.read, present });
    const dereference = ({ _ref }: { _ref: string }) => {
      readings.follow(_ref);
      const document = view.get(_ref);
      return document && see(document);
    };
    const run = (tree: ExprNode): Promise<unknown> =>
      runTree(tree, { dataset: [], params, timestamp: now, identity, sanity, dereference });
    const runOnce = async (tree: ExprNode) => run(await hoist(tree, run));
    if (!sourceMap) return { result: await runOnce(narrowed), syncTags: readings.tags() };
    const { result, resultSourceMap } = readSourceMap(
      await runOnce(traced(narrowed)),
      createOriginFinder(state, seen),
      sourceMap,
    );
    return { result, syncTags: readings.tags(), resultSourceMap };
  } catch (error) {
    throw asRefusal(error, query);
  }
}
