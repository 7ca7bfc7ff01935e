import { readableState } from "../domain/access/readable-state.ts";
import type { DatasetState } from "../domain/document.ts";
import type { Evaluated, EvaluatedChanges, EvaluationJob, Revisions } from "../domain/evaluation.ts";
import { LakeError, plainRefusal } from "../domain/lake-error.ts";
import { documentFilter } from "../domain/query/document-filter.ts";
import { evaluateQuery } from "../domain/query/evaluate-query.ts";
import { runAction } from "../domain/document-actions/run-action.ts";
import { runMutation, runMutationWithKeys } from "../domain/run-mutation.ts";
import { evaluateRequest } from "../domain/transaction.ts";
import { recordOf } from "../domain/transaction-record.ts";
import { pack } from "../store/packed-json.ts";

export type EvaluationOptions = {
  maxResultBytes: number;
  /** The latest transaction that the dataset contains. */
  sequence: number;
  newId: () => string;
};

type ChangesJob = Extract<EvaluationJob, { type: "changes" }>;

/** Evaluates a job on the documents of a dataset. */
export async function evaluateJob(
  state: DatasetState,
  job: EvaluationJob,
  options: EvaluationOptions,
): Promise<Evaluated> {
  try {
    if (job.type === "changes") return await evaluateChanges(state, job, options);
    const body = Buffer.from(JSON.stringify(await resultOf(state, job)));
    if (body.length > options.maxResultBytes) throw tooLarge(options.maxResultBytes);
    return { body, parts: [] };
  } catch (error) {
    const { status, body } = refusalOf(error);
    return { refusal: { status, body } };
  }
}

async function resultOf(state: DatasetState, job: Exclude<EvaluationJob, ChangesJob>): Promise<object> {
  switch (job.type) {
    case "query": {
      const visible = readableState(state, job.access);
      const { result = null, ...rest } = await evaluateQuery(visible, job.request);
      return { result, ...rest };
    }
    case "filter": {
      const matches = documentFilter(job.query, job.params, job.identity);
      const visible: [boolean, boolean][] = [];
      for (const pair of job.pairs) {
        const [previous, result] = JSON.parse(Buffer.from(pair).toString()) as Revisions;
        visible.push([await matches(previous), await matches(result)]);
      }
      return visible;
    }
  }
}

async function evaluateChanges(
  state: DatasetState,
  { kind, head, items, withArrayKeys }: ChangesJob,
  { sequence, newId, maxResultBytes }: EvaluationOptions,
): Promise<Evaluated> {
  const run = kind === "action" ? runAction : withArrayKeys ? runMutationWithKeys : runMutation;
  const { results, ...transaction } = evaluateRequest(state, head, { kind, items, run, newId });
  const actions = kind === "action" && { actions: items };
  const record = recordOf({ ...transaction, ...actions, results }, sequence + 1);
  const changes = record.changes.map((change) => Buffer.from(JSON.stringify(change)));
  const bytes = changes.reduce((sum, { length }) => sum + length, 0);
  if (bytes > maxResultBytes) throw tooLargeTransaction(maxResultBytes);
  const evaluated: EvaluatedChanges = { results };
  return { body: Buffer.from(JSON.stringify(evaluated)), parts: [await pack(record), ...changes] };
}

function refusalOf(error: unknown): LakeError {
  if (error instanceof LakeError) return error;
  // `JSON.stringify` and string functions throw it beyond the longest possible string.
  if (error instanceof RangeError) return plainRefusal(400, "queryEvaluationError", error.message);
  return plainRefusal(400, "queryEvaluationError", error instanceof Error ? error.message : String(error));
}

function tooLarge(maxBytes: number): LakeError {
  const description = `The result has more than ${maxBytes} bytes. Select fewer documents or attributes, or read it in parts.`;
  return plainRefusal(400, "resultTooLargeError", description);
}

function tooLargeTransaction(maxBytes: number): LakeError {
  const description = `The changes with their previous revisions have more than ${maxBytes} bytes. Make them in several transactions.`;
  return plainRefusal(413, "transactionTooLargeError", description);
}
