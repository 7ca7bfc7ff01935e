import type { DatasetState } from "../domain/document.ts";
import type { DocumentChange } from "../domain/projection.ts";
import type { SnapshotStore } from "./snapshot-store.ts";

export type CheckpointerOptions = {
  name: string;
  state: DatasetState;
  snapshots: SnapshotStore;
  /** The checkpoint that there is. */
  from: number;
  checkpointEvery: number;
  onCheckpointFailed(error: unknown): void;
};

/** Saves, now and then and in the background, what has changed since the last checkpoint. */
export function createCheckpointer(options: CheckpointerOptions) {
  const { name, state, snapshots, checkpointEvery, onCheckpointFailed } = options;
  const changed = new Map<string, number>();
  let last = options.from;
  let saving: Promise<void> | undefined;

  const save = async (sequence: number) => {
    const documents = [...changed.keys()].map((id) => ({ id, result: state.get(id) ?? null }));
    try {
      await snapshots.save(name, sequence, documents);
      for (const [id, at] of changed) if (at <= sequence) changed.delete(id);
      last = sequence;
    } catch (error) {
      // The next attempt is as far away as this one was, so that a weak database is not pressed.
      last = sequence;
      onCheckpointFailed(error);
    }
    saving = undefined;
  };

  return {
    note: (sequence: number, changes: readonly Pick<DocumentChange, "id">[]) => {
      for (const { id } of changes) changed.set(id, sequence);
      if (!saving && sequence - last >= checkpointEvery) saving = save(sequence);
    },
    close: async () => {
      await saving;
    },
  };
}
