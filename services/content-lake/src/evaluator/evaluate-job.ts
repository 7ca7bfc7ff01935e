import { readableState } from "../domain/access/readable-state.ts";
import type { DatasetState } from "../domain/document.ts";
import type { Evaluated, EvaluatedMutations, EvaluationJob, Revisions } from "../domain/evaluation.ts";
import { LakeError, plainRefusal } from "../domain/lake-error.ts";
import { documentFilter } from "../domain/query/document-filter.ts";
import { evaluateQuery } from "../domain/query/evaluate-query.ts";
import { runMutation, runMutationWithKeys } from "../domain/run-mutation.ts";
import { evaluateRequest } from "../domain/transaction.ts";
import { recordOf } from "../domain/transaction-record.ts";

export type EvaluationOptions = { maxResultBytes: number; newId: () => string };

/** Evaluates a job on the documents of a dataset. */
export async function evaluateJob(
  state: DatasetState,
  job: EvaluationJob,
  options: EvaluationOptions,
): Promise<Evaluated> {
  try {
    const body = Buffer.from(JSON.stringify(await resultOf(state, job, options)));
    if (body.length > options.maxResultBytes) throw tooLarge(options.maxResultBytes);
    return { body };
  } catch (error) {
    const { status, body } = refusalOf(error);
    return { refusal: { status, body } };
  }
}

async function resultOf(
  state: DatasetState,
  job: EvaluationJob,
  { newId }: EvaluationOptions,
): Promise<object> {
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
    case "mutations": {
      const { head, items, withArrayKeys } = job;
      const run = withArrayKeys ? runMutationWithKeys : runMutation;
      const transaction = evaluateRequest(state, head, { kind: "mutation", items, run, newId });
      const evaluated: EvaluatedMutations = {
        record: recordOf(transaction, 0),
        results: transaction.results,
      };
      return evaluated;
    }
  }
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
