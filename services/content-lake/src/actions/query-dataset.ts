import type { Context } from "../context.ts";
import { parsePerspective } from "../domain/perspective.ts";
import { evaluateQuery, type QueryResult } from "../domain/query/evaluate-query.ts";
import type { SourceMapMode } from "../domain/query/source-map/source-map.ts";
import type { LiveDataset } from "../store/live-dataset.ts";
import { createTimeBudget } from "../clients/time-budget.ts";

export type DatasetQuery = {
  query: string;
  params?: Readonly<Record<string, unknown>> | undefined;
  /** As clients name it: `raw`, `published`, `drafts`, a release, or a list of them. */
  perspective: unknown;
  /** What GROQ's `identity()` returns. */
  identity: string;
  sourceMap?: SourceMapMode | undefined;
  /** The result includes at least the transactions up to this one, whichever replica has committed them. */
  atLeastSequence?: number | undefined;
};

export type Queried = QueryResult & { query: string; ms: number };

/**
 * Evaluates a GROQ query.
 * @throws {LakeError} 400 for a malformed query or perspective, 504 when the time limit is exceeded.
 */
export async function queryDataset(
  { now, config, maxQueryMs }: Pick<Context, "now" | "config" | "maxQueryMs">,
  dataset: Pick<LiveDataset, "name" | "state" | "sequence" | "catchUp">,
  request: DatasetQuery,
): Promise<Queried> {
  const { query, params = {}, identity, sourceMap, atLeastSequence = 0 } = request;
  const begin = performance.now();
  const perspective = parsePerspective(request.perspective);
  if (dataset.sequence() < atLeastSequence) await dataset.catchUp();
  const sanity = { projectId: config.PROJECT_ID, dataset: dataset.name };
  const result = await evaluateQuery(dataset.state, {
    query,
    params,
    perspective,
    identity,
    now: now(),
    sanity,
    sourceMap,
    within: createTimeBudget(maxQueryMs),
  });
  return { query, ...result, ms: Math.round(performance.now() - begin) };
}
