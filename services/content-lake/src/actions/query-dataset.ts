import type { Context } from "../context.ts";
import type { ReadAccess } from "../domain/access/readable-state.ts";
import { sequenceOfLiveEvent } from "../domain/live-event-id.ts";
import { parsePerspective } from "../domain/perspective.ts";
import type { SourceMapMode } from "../domain/query/source-map/source-map.ts";
import type { LiveDataset } from "../state/live-dataset.ts";

export type DatasetQuery = {
  query: string;
  params?: Readonly<Record<string, unknown>> | undefined;
  /** As clients name it: see `parsePerspective`. */
  perspective: string;
  /** The result of GROQ's `identity()`. Evaluations are counted by it. */
  identity: string;
  /** Restricts what the query sees; by default, nothing. */
  access?: ReadAccess;
  sourceMap?: SourceMapMode | undefined;
  /** Makes the result at least as new as this state, whichever replica has committed it. Ids of others are ignored. */
  lastLiveEventId?: string | undefined;
};

const toAll: ReadAccess = { readsDrafts: true, readsPreviewSecrets: true };

export type Queried = {
  /** `{"result", "syncTags", "resultSourceMap"?}` */
  json: Buffer;
  ms: number;
};

/**
 * Evaluates a GROQ query.
 * @throws {LakeError} 400 for a malformed query or perspective, or a result that is too large; 504 when the time limit
 * is exceeded.
 */
export async function queryDataset(
  { now, config, evaluators }: Pick<Context, "now" | "config" | "evaluators">,
  dataset: LiveDataset,
  request: DatasetQuery,
): Promise<Queried> {
  const { query, params = {}, identity, access = toAll, sourceMap, lastLiveEventId = "" } = request;
  const begin = performance.now();
  const perspective = parsePerspective(request.perspective);
  if (dataset.sequence() < (sequenceOfLiveEvent(lastLiveEventId) ?? 0)) await dataset.catchUp();
  const sanity = { projectId: config.PROJECT_ID, dataset: dataset.name };
  const { body } = await evaluators.evaluate(identity, dataset, {
    type: "query",
    access,
    request: { query, params, perspective, identity, now: now(), sanity, sourceMap },
  });
  return { json: body, ms: Math.round(performance.now() - begin) };
}
