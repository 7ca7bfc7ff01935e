import { wait, type Log } from "@wordlehint/runtime";
import type { ReplicaChannel } from "../clients/replica-channel.ts";
import { isRecord } from "../domain/document.ts";
import { openLiveDataset, type LiveDataset } from "./live-dataset.ts";
import type { SnapshotStore } from "../store/snapshot-store.ts";
import { createTransactionLog } from "../store/transaction-log.ts";
import type { TransactionModel } from "../store/transaction-model.ts";

/** The datasets that this replica keeps in memory. */
export type Lake = {
  /** The dataset of that name, which is loaded at the first call. Doesn't check whether the dataset exists. */
  dataset(name: string): Promise<LiveDataset>;
  /** Returns whether the dataset is loaded, or being loaded. */
  isOpen(name: string): boolean;
  /** Every dataset that is loaded, or being loaded. */
  opened(): readonly Promise<LiveDataset>[];
  /** Tells the other replicas that the dataset has a new transaction. */
  announce(dataset: LiveDataset): void;
  /** Deletes everything that is stored of a dataset, on every replica. Remove it from the list of datasets before. */
  erase(name: string): Promise<void>;
};

export type LakeOptions = {
  transactions: TransactionModel;
  snapshots: SnapshotStore;
  channel: ReplicaChannel;
  log: Log;
  signal: AbortSignal;
  attemptsToFindOut: number;
  /** After this time no replica has a removed dataset in its directory any more, and writes in progress have ended. */
  settleMs: number;
};

const committedTopic = "committed";
const erasedTopic = "erased";

export function openLake({
  transactions,
  snapshots,
  channel,
  log,
  signal,
  attemptsToFindOut,
  settleMs,
}: LakeOptions): Lake {
  const datasets = new Map<string, Promise<LiveDataset>>();

  const open = (name: string): Promise<LiveDataset> => {
    const own = createTransactionLog(transactions, name, attemptsToFindOut);
    const opening = openLiveDataset({ name, log: own, snapshots });
    datasets.set(name, opening);
    opening.catch(() => datasets.delete(name));
    return opening;
  };

  channel.listen(committedTopic, (message) => {
    if (!isRecord(message)) return;
    const { dataset, sequence } = message;
    if (typeof dataset !== "string" || typeof sequence !== "number") return;
    void datasets
      .get(dataset)
      ?.then((live) => (live.sequence() < sequence ? live.catchUp() : undefined))
      .catch((error: unknown) =>
        log.warn({ err: error, dataset }, "could not read another replica's commit"),
      );
  });
  channel.listen(erasedTopic, (message) => {
    if (isRecord(message) && typeof message.dataset === "string") datasets.delete(message.dataset);
  });

  return {
    dataset: (name) => datasets.get(name) ?? open(name),
    isOpen: (name) => datasets.has(name),
    opened: () => [...datasets.values()],
    announce: ({ name, sequence }) =>
      channel.publish(committedTopic, { dataset: name, sequence: sequence() }),
    erase: async (name) => {
      for (const delayMs of [0, settleMs]) {
        await wait(delayMs, signal);
        channel.publish(erasedTopic, { dataset: name });
        datasets.delete(name);
        await transactions.deleteMany({ dataset: name });
        await snapshots.erase(name);
      }
    },
  };
}
