import type { ReadAccess } from "./access/readable-state.ts";
import type { DocumentChange } from "./change.ts";
import type { LakeDocument } from "./document.ts";
import type { ErrorBody, PlainErrorBody, RequestKind } from "./lake-error.ts";
import type { QueryRequest } from "./query/evaluate-query.ts";
import type { MutationResult } from "./mutations/working-set.ts";
import type { TransactionHead } from "./transaction.ts";

/** A document before and after a change. */
export type Revisions = readonly [previous: LakeDocument | null, result: LakeDocument | null];

/** Work with GROQ from clients, which is evaluated outside of the lake's own process. */
export type EvaluationJob =
  | { type: "query"; access: ReadAccess; request: QueryRequest }
  /** Matches revisions with a listener's query. Each pair of revisions is JSON. */
  | {
      type: "filter";
      query: string;
      params: Readonly<Record<string, unknown>>;
      identity: string;
      pairs: readonly Uint8Array[];
    }
  /** Mutations or actions that contain queries or take long. */
  | {
      type: "changes";
      kind: RequestKind;
      head: TransactionHead;
      items: readonly unknown[];
      withArrayKeys: boolean;
    };

/** The result of a job of the type "changes", whose other parts are the packed record and then each recorded change. */
export type EvaluatedChanges = { results: readonly MutationResult[] };

/**
 * The result of a job, as JSON: in parts where it would take long to parse in one piece. Or the error response.
 */
export type Evaluated =
  | { body: Uint8Array; parts: readonly Uint8Array[] }
  | { refusal: { status: number; body: ErrorBody | PlainErrorBody } };

/** Messages from the lake to an evaluator, in order. */
export type ToEvaluator =
  /** Documents of a dataset, as they are after the transaction `sequence`. */
  | { type: "documents"; dataset: number; sequence: number; changes: readonly DocumentChange[] }
  | { type: "drop"; dataset: number }
  | { type: "evaluate"; dataset: number; job: EvaluationJob };

/** Messages from an evaluator. `sequence` is the latest transaction that the dataset contained. */
export type FromEvaluator =
  | { type: "ready" }
  | { type: "begun" }
  | { type: "done"; evaluated: Evaluated; sequence: number };
