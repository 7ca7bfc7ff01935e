import { isDuplicateKey } from "@wordlehint/runtime";
import { Schema, type Connection } from "mongoose";
import PQueue from "p-queue";
import type { DocumentChange } from "../domain/change.ts";
import { pack, unpack } from "./packed-json.ts";

type SnapshotRow = { _id: string; dataset: string; sequence: number; body: Buffer | null };
type CheckpointRow = { _id: string; sequence: number };

/** A document after some transaction. */
export type Snapshot = DocumentChange & { sequence: number };

export type SnapshotStore = ReturnType<typeof createSnapshotStore>;

const writesAtOnce = 10;

/**
 * Documents as of some point of the log, so that a start doesn't have to read all of it. Only a shortcut: it can be
 * deleted at any time. A row may be newer than the checkpoint, never older than its own changes.
 */
export function createSnapshotStore(connection: Connection) {
  const snapshots = connection.model(
    "Snapshot",
    new Schema<SnapshotRow>(
      {
        _id: { type: String, required: true },
        dataset: { type: String, required: true },
        sequence: { type: Number, required: true },
        body: { type: Buffer, default: null },
      },
      { collection: "snapshots", versionKey: false },
    ).index({ dataset: 1 }),
  );
  const checkpoints = connection.model(
    "Checkpoint",
    new Schema<CheckpointRow>(
      { _id: { type: String, required: true }, sequence: { type: Number, required: true } },
      { collection: "checkpoints", versionKey: false },
    ),
  );

  const write = async (dataset: string, sequence: number, { id, result }: DocumentChange): Promise<void> => {
    const body = result && (await pack(result));
    const older = { _id: `${dataset}/${id}`, sequence: { $lt: sequence } };
    try {
      await snapshots.updateOne(older, { $set: { dataset, sequence, body } }, { upsert: true });
    } catch (error) {
      // Another replica has saved a newer snapshot.
      if (!isDuplicateKey(error)) throw error;
    }
  };

  return {
    /** The checkpoint, up to which the snapshots are complete, and the snapshots. */
    load: async (dataset: string): Promise<{ sequence: number; snapshots: Snapshot[] }> => {
      // Read before the snapshots: every snapshot up to a checkpoint was written before it.
      const checkpoint = await checkpoints.findById(dataset).lean();
      const rows = await snapshots.find({ dataset }).lean();
      const loaded = rows.map(async ({ _id, sequence, body }): Promise<Snapshot> => {
        const result = body && (await unpack<NonNullable<DocumentChange["result"]>>(body));
        return { id: _id.slice(dataset.length + 1), result, sequence };
      });
      return { sequence: checkpoint?.sequence ?? 0, snapshots: await Promise.all(loaded) };
    },

    /** Saves what has changed since the last checkpoint, as it is at `sequence`, and makes that the checkpoint. */
    save: async (dataset: string, sequence: number, documents: readonly DocumentChange[]): Promise<void> => {
      // A few at once, because packing a large document takes time.
      const queue = new PQueue({ concurrency: writesAtOnce });
      await queue.addAll(documents.map((one) => () => write(dataset, sequence, one)));
      await checkpoints.updateOne({ _id: dataset }, { $max: { sequence } }, { upsert: true });
    },

    erase: async (dataset: string): Promise<void> => {
      await checkpoints.deleteOne({ _id: dataset });
      await snapshots.deleteMany({ dataset });
    },
  };
}
