import { mongo, type Connection } from "mongoose";
import { assetModels, type AssetRow } from "./asset-models.ts";

/** Far below the 16 MB that a document may have, and few enough round trips for a large picture. */
export const chunkBytes = 1024 * 1024;

export type StoredAsset = Omit<AssetRow, "_id" | "isWhole"> & { uploadId: string };
export type AssetFacts = Pick<AssetRow, "documentId" | "sha1" | "mimeType">;

/** Bytes on their way into the database. */
export type AssetWriter = {
  uploadId: string;
  write(bytes: Uint8Array): Promise<void>;
  /** Makes the bytes readable. */
  finish(facts: AssetFacts): Promise<void>;
};

export type AssetStore = ReturnType<typeof createAssetStore>;

const majority = { writeConcern: { w: "majority" } } as const;

/** Bytes of assets in the shared database, in chunks, so that every replica has them. */
export function createAssetStore(connection: Connection) {
  const { assets, chunks } = assetModels(connection);

  const remove = async (uploadId: string): Promise<void> => {
    // Chunks first: as long as the row is there, the sweep knows of them.
    await chunks.deleteMany({ upload: uploadId });
    await assets.deleteOne({ _id: uploadId });
  };

  const start = async (uploadId: string, dataset: string, startedAt: Date): Promise<AssetWriter> => {
    await assets.create({ _id: uploadId, dataset, startedAt, isWhole: false });
    let index = 0;
    let size = 0;
    let pending: Uint8Array[] = [];
    let pendingBytes = 0;
    const store = async (bytes: Buffer) => {
      const row = { upload: uploadId, index: index++, bytes: new mongo.Binary(bytes) };
      await chunks.collection.insertOne(row, majority);
    };
    const storeFull = async () => {
      const joined = Buffer.concat(pending, pendingBytes);
      let from = 0;
      for (; joined.length - from >= chunkBytes; from += chunkBytes) {
        await store(joined.subarray(from, from + chunkBytes));
      }
      pending = [joined.subarray(from)];
      pendingBytes = joined.length - from;
    };
    return {
      uploadId,
      write: async (bytes) => {
        size += bytes.length;
        pending.push(bytes);
        pendingBytes += bytes.length;
        if (pendingBytes >= chunkBytes) await storeFull();
      },
      finish: async (facts) => {
        if (pendingBytes > 0) await store(Buffer.concat(pending, pendingBytes));
        const whole = { ...facts, size, isWhole: true };
        const { matchedCount } = await assets.updateOne({ _id: uploadId }, { $set: whole }, majority);
        if (matchedCount === 0) throw new Error("the upload took so long that it was swept away");
      },
    };
  };

  return {
    ensureIndexes: async () => {
      await assets.createIndexes();
      await chunks.createIndexes();
    },

    /** Runs an upload. What it has written is removed when it fails. */
    upload: async <T>(
      { uploadId, dataset, startedAt }: { uploadId: string; dataset: string; startedAt: Date },
      work: (writer: AssetWriter) => Promise<T>,
    ): Promise<T> => {
      try {
        return await work(await start(uploadId, dataset, startedAt));
      } catch (error) {
        // Where this fails too, the sweep does it later.
        await remove(uploadId).catch(() => undefined);
        throw error;
      }
    },

    find: async (uploadId: string): Promise<StoredAsset | undefined> => {
      const row = await assets.findOne({ _id: uploadId, isWhole: true }).lean();
      return row ? stored(row) : undefined;
    },

    /** The bytes from `from` to before `to`, chunk by chunk. @throws when some are missing. */
    read: async function* (
      uploadId: string,
      { from, to }: { from: number; to: number },
    ): AsyncGenerator<Buffer> {
      const last = Math.ceil(to / chunkBytes) - 1;
      for (let index = Math.floor(from / chunkBytes); index <= last; index++) {
        const row = await chunks.findOne({ upload: uploadId, index }, { bytes: 1 }).lean();
        if (!row) throw new Error(`chunk ${index} of the upload ${uploadId} is missing`);
        const start = index * chunkBytes;
        yield asBuffer(row.bytes).subarray(Math.max(0, from - start), Math.min(chunkBytes, to - start));
      }
    },

    remove,

    /** Uploads that began before an instant, whole or not, oldest first. */
    startedBefore: async function* (instant: Date): AsyncGenerator<StoredAsset & { isWhole: boolean }> {
      for await (const row of assets
        .find({ startedAt: { $lt: instant } })
        .sort({ startedAt: 1 })
        .lean()) {
        yield { ...stored(row), isWhole: row.isWhole };
      }
    },
  };
}

function stored({ _id, dataset, documentId, sha1, size, mimeType, startedAt }: AssetRow): StoredAsset {
  return { uploadId: _id, dataset, documentId, sha1, size, mimeType, startedAt };
}

/** Lean reads give the driver's own binaries. */
function asBuffer(bytes: Uint8Array | { buffer: Uint8Array }): Buffer {
  const view = "buffer" in bytes && bytes.buffer instanceof Uint8Array ? bytes.buffer : (bytes as Uint8Array);
  return Buffer.from(view.buffer, view.byteOffset, view.byteLength);
}
