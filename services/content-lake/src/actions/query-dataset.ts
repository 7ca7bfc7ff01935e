import type { Context } from "../context.ts";
import { parsePerspective } from "../domain/perspective.ts";
import { evaluateQuery, type QueryAnswer } from "../domain/query/evaluate-query.ts";
import type { SourceMapMode } from "../domain/query/source-map/source-map.ts";
import type { LiveDataset } from "../store/live-dataset.ts";
import { createTimeBudget } from "./time-budget.ts";

export type DatasetQuery = {
  query: string;
  params?: Readonly<Record<string, unknown>> | undefined;
  /** As clients name it: `raw`, `published`, `drafts`, a release, or several of them. */
  perspective: unknown;
  /** Who asks. */
  identity: string;
  sourceMap?: SourceMapMode | undefined;
  /** The answer holds at least the transactions up to this one, whichever replica committed them. */
  atLeastSequence?: number | undefined;
  /** Time for the evaluation, after which it is given up. */
  mostMs?: number | undefined;
};

export type Queried = QueryAnswer & { query: string; ms: number };

const defaultMs = 5000;

/**
 * Evaluates a GROQ query.
 * @throws {LakeError} 400 when the query or perspective makes no sense, 504 when its time is over.
 */
export async function queryDataset(
  { now, config }: Pick<Context, "now" | "config">,
  dataset: Pick<LiveDataset, "name" | "state" | "sequence" | "catchUp">,
  request: DatasetQuery,
): Promise<Queried> {
  const { query, params = {}, identity, sourceMap, atLeastSequence = 0, mostMs = defaultMs } = request;
  const begin = performance.now();
  const perspective = parsePerspective(request.perspective);
  if (dataset.sequence() < atLeastSequence) await dataset.catchUp();
  const sanity = { projectId: config.PROJECT_ID, dataset: dataset.name };
  const answer = await evaluateQuery(dataset.state, {
    query,
    params,
    perspective,
    identity,
    now: now(),
    sanity,
    sourceMap,
    within: createTimeBudget(mostMs),
  });
  return { query, ...answer, ms: Math.round(performance.now() - begin) };
}
