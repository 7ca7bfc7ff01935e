import type { Change } from "./change.ts";
import type { DatasetState, LakeDocument } from "./document.ts";
import { checkIntegrity } from "./integrity.ts";
import { Fault, plainRefusal, refusal, type RequestKind } from "./lake-error.ts";
import { encodePatch } from "./mendoza/encode-patch.ts";
import { createWorkingSet, type MutationResult, type WorkingSet } from "./mutations/working-set.ts";
import { checkRedirects } from "./redirects.ts";

/** Changes that are made all together or not at all. Its id becomes the `_rev` of every document it changes. */
export type Transaction = {
  transactionId: string;
  author: string;
  /** UTC, ISO 8601. */
  timestamp: string;
  results: readonly MutationResult[];
  changes: readonly Change[];
  /** The actions of a request to the Actions API. */
  actions?: readonly unknown[];
};

export type TransactionHead = Pick<Transaction, "transactionId" | "author" | "timestamp">;

/** Applies one mutation or action of a request to the working set. @throws {Fault} when it is refused. */
export type ItemRunner = (item: unknown, working: WorkingSet) => void;

const transactionIdPattern = /^[A-Za-z0-9_-]{1,128}$/;

/**
 * Computes the transaction of a request, without changing the dataset.
 * @throws {LakeError} naming the mutation or action that is refused, and why.
 */
export function evaluateRequest(
  state: DatasetState,
  head: TransactionHead,
  request: { kind: RequestKind; items: readonly unknown[]; run: ItemRunner; newId: () => string },
): Transaction {
  const { transactionId, timestamp } = head;
  if (!transactionIdPattern.test(transactionId)) {
    throw plainRefusal(
      400,
      "validationError",
      "Transaction IDs have 1 to 128 of the characters A-Z a-z 0-9 _ -",
    );
  }
  const working = createWorkingSet(state, timestamp, request.newId);
  const attempt = (work: () => void, index: number) => {
    try {
      work();
    } catch (error) {
      throw error instanceof Fault ? refusal(request.kind, error, index) : error;
    }
  };
  request.items.forEach((item, index) => {
    working.beginItem(index);
    attempt(() => request.run(item, working), index);
  });
  const changes = changesOf(working, head);
  const checks = [checkIntegrity(changes, state), checkRedirects(changes, state)];
  // Deletions first: "is still referenced by" is the more helpful error.
  const inOrder = changes.toSorted((a, b) => Number(a.result !== null) - Number(b.result !== null));
  for (const check of checks)
    for (const change of inOrder) attempt(() => check(change), working.touched.get(change.id)?.index ?? 0);
  return { ...head, results: working.results, changes };
}

function changesOf(working: WorkingSet, head: TransactionHead): Change[] {
  return [...working.touched].flatMap(([id, { mutations }]) => {
    const previous = working.committed(id) ?? null;
    const content = working.get(id);
    if (!previous && !content) return [];
    const result = content ? { ...content, _updatedAt: head.timestamp, _rev: head.transactionId } : null;
    const effects = {
      apply: encodePatch(withoutRevision(previous), withoutRevision(result)),
      revert: encodePatch(withoutRevision(result), withoutRevision(previous)),
    };
    return [{ id, previous, result, mutations, effects }];
  });
}

function withoutRevision(document: LakeDocument | null): object | null {
  if (!document) return null;
  const { _rev, ...content } = document;
  return content;
}
