import { mongo, type Connection } from "mongoose";
import { assetModels, type AssetRow } from "./asset-models.ts";

/** Far below MongoDB's limit of 16 MB per document, and large enough to read an image in few round trips. */
export const chunkBytes = 1024 * 1024;

export type StoredAsset = Omit<AssetRow, "_id" | "isWhole"> & { uploadId: string };
export type AssetFacts = Pick<AssetRow, "documentId" | "sha1" | "mimeType">;

/** An upload in progress. */
export type AssetWriter = {
  uploadId: string;
  write(bytes: Uint8Array): Promise<void>;
  /** Completes the upload, so that it can be read. */
  finish(facts: AssetFacts): Promise<void>;
};

export type AssetStore = ReturnType<typeof createAssetStore>;

const majority = { writeConcern: { w: "majority" } } as const;

/** Stores the bytes of assets in the shared database, in chunks, so that every replica has them. */
export function createAssetStore(connection: Connection) {
  const { assets, chunks } = assetModels(connection);

  const remove = async (uploadId: string): Promise<void> => {
    // Chunks first: the sweeper finds them as long as the row exists.
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
        if (matchedCount === 0) throw new Error("the upload took so long that the sweeper deleted it");
      },
    };
  };

  return {
    /** Runs an upload, and deletes what it has written if it fails. */
    upload: async <T>(
      { uploadId, dataset, startedAt }: { uploadId: string; dataset: string; startedAt: Date },
      work: (writer: AssetWriter) => Promise<T>,
    ): Promise<T> => {
      try {
        return await work(await start(uploadId, dataset, startedAt));
      } catch (error) {
        // If this fails too, the sweeper deletes it later.
        await remove(uploadId).catch(() => undefined);
        throw error;
      }
    },

    find: async (uploadId: string): Promise<StoredAsset | undefined> => {
      const row = await assets.findOne({ _id: uploadId, isWhole: true }).lean();
      return row ? stored(row) : undefined;
    },

    /** Reads the bytes from `from` up to but not including `to`, chunk by chunk. @throws when a chunk is missing. */
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

    /** Uploads started before an instant, complete or not, oldest first. */
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

/** Lean reads return the driver's own Binary. */
function asBuffer(bytes: Uint8Array | { buffer: Uint8Array }): Buffer {
  const view = "buffer" in bytes && bytes.buffer instanceof Uint8Array ? bytes.buffer : (bytes as Uint8Array);
  return Buffer.from(view.buffer, view.byteOffset, view.byteLength);
}
