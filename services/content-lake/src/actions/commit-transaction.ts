import { backoffMs, newEvent, wait } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { contentChanges } from "../domain/content-changes.ts";
import type { LakeDocument } from "../domain/document.ts";
import { LakeError, plainRefusal, type RequestKind } from "../domain/lake-error.ts";
import type { MutationResult } from "../domain/mutations/working-set.ts";
import { runMutation, runMutationWithKeys } from "../domain/run-mutation.ts";
import { evaluateRequest, type ItemRunner, type Transaction } from "../domain/transaction.ts";
import type { LiveDataset } from "../store/live-dataset.ts";

export type Writer = Pick<Context, "now" | "newId" | "relay" | "lake">;

export type MutationRequest = {
  mutations: readonly unknown[];
  author: string;
  /** Made by the lake where the client chooses none. */
  transactionId?: string | undefined;
  /** Gives a `_key` to objects in arrays that lack one. */
  autoGenerateArrayKeys?: boolean | undefined;
  /** Says what would happen, and does nothing. */
  dryRun?: boolean | undefined;
};

export type Committed = {
  transactionId: string;
  /** One for each document that a mutation was for, in their order; `document` as the transaction left it. */
  results: (MutationResult & { document?: LakeDocument })[];
};

/**
 * Applies mutations, all or none, and tells the world of what was published.
 * @throws {LakeError} naming the mutation that is refused, or 409 when the transaction's id was used before.
 */
export function commitMutations(
  writer: Writer,
  dataset: LiveDataset,
  request: MutationRequest,
): Promise<Committed> {
  const run = request.autoGenerateArrayKeys ? runMutationWithKeys : runMutation;
  return commitTransaction(writer, dataset, { ...request, kind: "mutation", items: request.mutations, run });
}

export type CommitRequest = Omit<MutationRequest, "mutations" | "autoGenerateArrayKeys"> & {
  kind: RequestKind;
  items: readonly unknown[];
  run: ItemRunner;
};

const mostAttempts = 100;

/** Evaluates a request on the latest state, and again when another replica was quicker. */
export async function commitTransaction(
  writer: Writer,
  dataset: LiveDataset,
  request: CommitRequest,
): Promise<Committed> {
  const transactionId = request.transactionId ?? writer.newId();
  const refuseUsedId = async () => {
    if (await dataset.log.isIdTaken(transactionId)) throw idTaken(transactionId, request.kind);
  };
  return dataset.exclusively(async () => {
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      const { transaction, basedOn } = await evaluatedOnLatest(writer, dataset, {
        ...request,
        transactionId,
      }).catch(async (refusal: unknown) => {
        // What is sent again because its answer was lost may be refused only because it is done already.
        if (request.transactionId !== undefined) await refuseUsedId();
        throw refusal;
      });
      if (request.dryRun) return answer(dataset, transaction);
      if (transaction.changes.length === 0) {
        if (request.transactionId !== undefined) await refuseUsedId();
        return answer(dataset, transaction);
      }
      const actions = request.kind === "action" && { actions: request.items };
      if (
        await dataset.append(
          { ...transaction, ...actions },
          basedOn,
          eventsOf(writer, dataset, transaction, basedOn + 1),
        )
      ) {
        writer.relay.wake();
        writer.lake.announce(dataset);
        return answer(dataset, transaction);
      }
      await refuseUsedId();
      await dataset.catchUp();
      // The other one's transaction is there and can't be read before the database is sure of it.
      if (dataset.sequence() === basedOn) await wait(backoffMs(attempt, { firstMs: 5, maxMs: 250 }));
    }
    throw plainRefusal(503, "unavailable", "Too many changes at once. Please try again.");
  });
}

/** A refusal counts only when the state that it was judged by is the latest. */
async function evaluatedOnLatest(
  { now, newId }: Writer,
  dataset: LiveDataset,
  request: CommitRequest & { transactionId: string },
): Promise<{ transaction: Transaction; basedOn: number }> {
  const { transactionId, author } = request;
  for (;;) {
    const basedOn = dataset.sequence();
    const instant = now().toISOString();
    const last = dataset.lastTimestamp();
    // Clocks of replicas differ; the order of transactions is the order of their instants all the same.
    const timestamp = instant > last ? instant : last;
    try {
      const head = { transactionId, author, timestamp };
      return { transaction: evaluateRequest(dataset.state, head, { ...request, newId }), basedOn };
    } catch (error) {
      if (!(error instanceof LakeError)) throw error;
      await dataset.catchUp();
      if (dataset.sequence() === basedOn) throw error;
    }
  }
}

function eventsOf({ now }: Writer, { name }: LiveDataset, transaction: Transaction, sequence: number) {
  const aggregateId = `${name}/${transaction.transactionId}`;
  return contentChanges(name, transaction, sequence).map(({ type, data }) =>
    newEvent(type, aggregateId, data, now()),
  );
}

function answer({ state }: LiveDataset, { transactionId, results, changes }: Transaction): Committed {
  const left = new Map(changes.map(({ id, result }) => [id, result]));
  const told = results.map((result) => {
    const document = left.has(result.id) ? left.get(result.id) : state.get(result.id);
    return document ? { ...result, document } : { ...result };
  });
  return { transactionId, results: told };
}

function idTaken(transactionId: string, kind: RequestKind): LakeError {
  const description = `Transaction ID ${JSON.stringify(transactionId)} has been used already`;
  const item = { error: { description, type: "transactionIDAlreadyUsedError", transactionId }, index: 0 };
  return new LakeError(409, {
    error: { description: `The ${kind}(s) failed: ${description}`, type: `${kind}Error`, items: [item] },
  });
}
