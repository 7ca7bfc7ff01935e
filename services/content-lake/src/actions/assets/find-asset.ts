import type { Context } from "../../context.ts";
import { documentIdOf, type AssetName } from "../../domain/assets/asset-name.ts";
import type { LakeDocument } from "../../domain/document.ts";
import { plainRefusal } from "../../domain/lake-error.ts";
import type { AssetStore, StoredAsset } from "../../store/asset-store.ts";
import { openDataset } from "../datasets/open-dataset.ts";

/** An asset's document, and the upload that it refers to. */
export type FoundAsset = { dataset: string; document: LakeDocument; uploadId: string };

/**
 * Finds an asset by the name in its URL. Only its document decides whether it exists, so a deleted asset is gone at
 * once, on every replica.
 * @throws {LakeError} 404 when it doesn't exist.
 */
export async function findAsset(
  context: Pick<Context, "datasets" | "lake">,
  dataset: string,
  name: AssetName,
): Promise<FoundAsset> {
  const live = await openDataset(context, dataset);
  const id = documentIdOf(name);
  // It may have just been uploaded to another replica.
  if (!live.state.get(id)) await live.catchUp();
  const document = live.state.get(id);
  const uploadId = document?.uploadId;
  if (!document || typeof uploadId !== "string") throw assetNotFound();
  return { dataset, document, uploadId };
}

/**
 * The stored bytes of an asset. A document that was written by hand can't refer to another document's upload.
 * @throws {LakeError} 404 when the bytes are missing, or belong to another document.
 */
export async function storedAsset(
  { find }: Pick<AssetStore, "find">,
  { dataset, document, uploadId }: Omit<FoundAsset, "document"> & { document: { _id: string } },
): Promise<StoredAsset> {
  const stored = await find(uploadId);
  if (stored?.documentId === document._id && stored.dataset === dataset) return stored;
  throw assetNotFound();
}

export function assetNotFound() {
  return plainRefusal(404, "assetNotFoundError", "There is no such asset");
}
