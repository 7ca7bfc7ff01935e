import { backoffMs, wait, type Log } from "@wordlehint/runtime";
import { isRecord } from "../domain/document.ts";
import { openLiveDataset, type LiveDataset } from "./live-dataset.ts";
import type { ReplicaChannel } from "./replica-channel.ts";
import type { SnapshotStore } from "./snapshot-store.ts";
import { createTransactionLog } from "./transaction-log.ts";
import type { TransactionModel } from "./transaction-model.ts";

/** The datasets that this replica holds in memory. */
export type Lake = {
  /** Loads the dataset when it is asked for the first time. Whether it exists is for the caller to know. */
  dataset(name: string): Promise<LiveDataset>;
  /** Whether it was asked for before. */
  isOpen(name: string): boolean;
  /** Tells the other replicas that there is something new. */
  announce(dataset: LiveDataset): void;
  /** Deletes all that is stored of a dataset, on every replica. To be done when nobody can ask for it any more. */
  erase(name: string): Promise<void>;
  close(): Promise<void>;
};

export type LakeOptions = {
  transactions: TransactionModel;
  snapshots: SnapshotStore;
  channel: ReplicaChannel;
  log: Log;
  /** How often to look for what no note told of. */
  pollMs: number;
  checkpointEvery: number;
};

const topic = "committed";
const erasedTopic = "erased";
/** After which no replica remembers that there was such a dataset, and what was being written is written. */
const settleMs = 6000;

export function openLake(options: LakeOptions): Lake {
  const { transactions, snapshots, channel, log, pollMs, checkpointEvery } = options;
  const datasets = new Map<string, Promise<LiveDataset>>();
  const stop = new AbortController();

  const open = (name: string): Promise<LiveDataset> => {
    const opening = openLiveDataset({
      name,
      log: createTransactionLog(transactions, name),
      snapshots,
      checkpointEvery,
      onCheckpointFailed: (error) => log.warn({ err: error, dataset: name }, "checkpoint could not be saved"),
    });
    datasets.set(name, opening);
    opening.catch(() => datasets.delete(name));
    return opening;
  };

  channel.listen(topic, (note) => {
    if (!isRecord(note) || typeof note.dataset !== "string" || typeof note.sequence !== "number") return;
    const { dataset, sequence } = note;
    void datasets
      .get(dataset)
      ?.then((live) => (live.sequence() < sequence ? live.catchUp() : undefined))
      .catch((error: unknown) => log.warn({ err: error, dataset }, "could not follow another replica"));
  });

  const forget = async (name: string): Promise<void> => {
    const dataset = datasets.get(name);
    datasets.delete(name);
    await (await dataset)?.close();
  };
  channel.listen(erasedTopic, (note) => {
    if (!isRecord(note) || typeof note.dataset !== "string") return;
    const { dataset } = note;
    void forget(dataset).catch((error: unknown) => log.warn({ err: error, dataset }, "could not forget it"));
  });

  const polling = (async () => {
    for (let failures = 0; !stop.signal.aborted;) {
      const delayMs = failures ? backoffMs(failures, { firstMs: pollMs, maxMs: 10_000 }) : pollMs;
      await wait(delayMs, stop.signal);
      const caughtUp = [...datasets.values()].map(async (dataset) => (await dataset).catchUp());
      const outcomes = await Promise.allSettled(caughtUp);
      const [failed] = outcomes.filter((outcome) => outcome.status === "rejected");
      if (failed && failures === 0)
        log.warn({ err: failed.reason as unknown }, "could not look for new transactions");
      failures = failed ? failures + 1 : 0;
    }
  })();

  return {
    dataset: (name) => datasets.get(name) ?? open(name),
    isOpen: (name) => datasets.has(name),
    erase: async (name) => {
      for (const delayMs of [0, settleMs]) {
        await wait(delayMs, stop.signal);
        channel.tell(erasedTopic, { dataset: name });
        await forget(name);
        await transactions.deleteMany({ dataset: name });
        await snapshots.erase(name);
      }
    },
    announce: ({ name, sequence }) => channel.tell(topic, { dataset: name, sequence: sequence() }),
    close: async () => {
      stop.abort();
      await polling;
      await Promise.allSettled([...datasets.values()].map(async (dataset) => (await dataset).close()));
    },
  };
}
