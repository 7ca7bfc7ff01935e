import { runAction } from "../../src/domain/document-actions/run-action.ts";
import type { LakeDocument } from "../../src/domain/document.ts";
import { LakeError, type RequestKind } from "../../src/domain/lake-error.ts";
import { createProjection } from "../../src/state/projection.ts";
import { runMutation } from "../../src/domain/run-mutation.ts";
import { evaluateRequest, type ItemRunner, type Transaction } from "../../src/domain/transaction.ts";

/** A dataset without a database, with transactions `t1`, `t2`, … a second apart. Its documents are frozen. */
export function memoryDataset(...documents: object[]) {
  const projection = createProjection();
  const transactions: Transaction[] = [];
  const commit = (kind: RequestKind, run: ItemRunner, items: readonly unknown[]): Transaction => {
    const count = transactions.length + 1;
    const timestamp = new Date(Date.UTC(2026, 10, 21) + count * 1000).toISOString();
    const head = { transactionId: `t${count}`, author: "ada", timestamp };
    let made = 0;
    const newId = () => `new${count}-${++made}`;
    const transaction = evaluateRequest(projection, head, { kind, items, run, newId });
    for (const { result } of transaction.changes) freeze(result);
    projection.apply(transaction.changes);
    transactions.push(transaction);
    return transaction;
  };
  const dataset = {
    state: projection,
    transactions,
    get: (id: string): LakeDocument | undefined => projection.get(id),
    mutate: (...mutations: unknown[]) => commit("mutation", runMutation, mutations),
    mutateWith: (run: ItemRunner, ...mutations: unknown[]) => commit("mutation", run, mutations),
    act: (...actions: unknown[]) => commit("action", runAction, actions),
  };
  if (documents.length > 0) dataset.mutate(...documents.map((document) => ({ create: document })));
  return dataset;
}

/** The error with which a request is refused. */
export function refusalOf(work: () => unknown): LakeError {
  try {
    work();
  } catch (error) {
    if (error instanceof LakeError) return error;
    throw error;
  }
  throw new Error("the request was not refused");
}

/** The fault of the item for which a request was refused. */
export function faultOf(
  work: () => unknown,
): { status: number; index: number | undefined; type: string } & object {
  const { status, body } = refusalOf(work);
  if ("message" in body) throw new Error("the refusal names no item");
  const item = body.error.items?.[0];
  return { status, index: item?.index, ...(item?.error ?? body.error) };
}

function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}
