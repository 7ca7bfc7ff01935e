import { GroqSyntaxError, parse, type ExprNode } from "groq-js";
import type { DatasetState, LakeDocument } from "../document.ts";
import { LakeError, plainRefusal } from "../lake-error.ts";
import { viewOf, type Perspective } from "../perspective.ts";
import { hoist } from "./hoist.ts";
import { narrow } from "./narrow.ts";
import { createOriginFinder } from "./source-map/origins.ts";
import { readSourceMap } from "./source-map/read-source-map.ts";
import type { SourceMap, SourceMapMode } from "./source-map/source-map.ts";
import { traced } from "./source-map/trace-query.ts";
import { runTree } from "./run-tree.ts";
import { createReadings, type SyncTag } from "./sync-tags.ts";
import { mapTree } from "./syntax-tree.ts";
import { searchable, withoutTextQueries } from "./text-query.ts";

export type QueryRequest = {
  query: string;
  params?: Readonly<Record<string, unknown>>;
  perspective: Perspective;
  /** What `identity()` and `now()` give. */
  identity: string;
  now: Date;
  sanity: { projectId: string; dataset: string };
  /** Whether to tell where the result came from, and how array items are named in it. */
  sourceMap?: SourceMapMode | undefined;
};

export type QueryAnswer = { result: unknown; syncTags: SyncTag[]; resultSourceMap?: SourceMap };

/**
 * What a GROQ query gives in a perspective of the dataset.
 * @throws {LakeError} 400 for a query that can't be parsed or evaluated.
 */
export async function evaluateQuery(state: DatasetState, request: QueryRequest): Promise<QueryAnswer> {
  const { query, perspective, identity, now, sanity, sourceMap } = request;
  const params = { ...request.params };
  try {
    const view = viewOf(state, perspective);
    const readings = createReadings(view);
    const text = withoutTextQueries(parsed(query, params));
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
    const run = (tree: ExprNode): Promise<unknown> => {
      // A function that reads the dataset by itself finds it here.
      const dataset = query.includes("releases::") ? view.all() : [];
      return runTree(tree, { dataset, params, timestamp: now, identity, sanity, dereference });
    };
    const runOnce = async (tree: ExprNode) => run(await hoist(tree, run));
    if (!sourceMap) return { result: await runOnce(narrowed), syncTags: readings.tags() };
    const { result, resultSourceMap } = readSourceMap(
      await runOnce(traced(narrowed)),
      createOriginFinder(state, seen),
      sourceMap,
    );
    return { result, syncTags: readings.tags(), resultSourceMap };
  } catch (error) {
    throw error instanceof LakeError ? error : unevaluable(error, query);
  }
}

/** The parser puts parameters in; what is left of them was not given. */
function parsed(query: string, params: Record<string, unknown>): ExprNode {
  const tree = parse(query, { params });
  mapTree(tree, (node) => {
    if (node.type !== "Parameter") return undefined;
    const description = `param $${node.name} referenced, but not provided`;
    throw plainRefusal(400, "queryParseError", description, { query });
  });
  return tree;
}

function unevaluable(error: unknown, query: string): LakeError {
  const description = error instanceof Error ? error.message : String(error);
  if (!(error instanceof GroqSyntaxError)) {
    return plainRefusal(400, "queryEvaluationError", description, { query });
  }
  const { position } = error;
  return plainRefusal(400, "queryParseError", description, { query, start: position, end: position });
}
