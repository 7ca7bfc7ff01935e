import { Schema, type Connection } from "mongoose";

/**
 * An upload. An asset document refers to it by `uploadId`. Uploads to which no document refers are invisible, and are
 * deleted by the sweeper.
 */
export type AssetRow = {
  /** The upload's id. */
  _id: string;
  dataset: string;
  /** The asset document that these bytes were stored for. */
  documentId: string;
  sha1: string;
  size: number;
  /** The type with which the asset is served: detected from the bytes where possible. */
  mimeType: string;
  startedAt: Date;
  /** False until the last chunk is stored. */
  isWhole: boolean;
};

export type AssetChunkRow = { upload: string; index: number; bytes: Buffer };

export function assetModels(connection: Connection) {
  const assets = connection.model(
    "Asset",
    new Schema<AssetRow>(
      {
        _id: { type: String, required: true },
        dataset: { type: String, required: true },
        documentId: { type: String, default: "" },
        sha1: { type: String, default: "" },
        size: { type: Number, default: 0 },
        mimeType: { type: String, default: "" },
        startedAt: { type: Date, required: true },
        isWhole: { type: Boolean, required: true },
      },
      { collection: "assets", versionKey: false },
    ).index({ startedAt: 1 }),
  );
  const chunks = connection.model(
    "AssetChunk",
    new Schema<AssetChunkRow>(
      {
        upload: { type: String, required: true },
        index: { type: Number, required: true },
        bytes: { type: Buffer, required: true },
      },
      { collection: "assetChunks", versionKey: false },
    ).index({ upload: 1, index: 1 }, { unique: true }),
  );
  return { assets, chunks };
}
