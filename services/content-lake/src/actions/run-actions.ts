import { runAction } from "../domain/document-actions/run-action.ts";
import type { LiveDataset } from "../state/live-dataset.ts";
import { commitTransaction, type Committed, type Writer } from "./commit-transaction.ts";

export type ActionsRequest = {
  /** One action or an array of them. */
  actions: unknown;
  author: string;
  transactionId?: string | undefined;
  dryRun?: boolean | undefined;
};

/**
 * Runs the actions of a request to the Actions API, all or none.
 * @throws {LakeError} naming the action that is refused, or 409 when the transaction's id was used before.
 */
export async function runActions(
  writer: Writer,
  dataset: LiveDataset,
  { actions, ...request }: ActionsRequest,
): Promise<Pick<Committed, "transactionId">> {
  const items: unknown[] = [actions].flat();
  const { transactionId } = await commitTransaction(writer, dataset, {
    ...request,
    kind: "action",
    items,
    run: runAction,
    withArrayKeys: false,
  });
  return { transactionId };
}
