import type { Context } from "../../context.ts";
import { documentIdOf, type AssetName } from "../../domain/assets/asset-name.ts";
import type { LakeDocument } from "../../domain/document.ts";
import { plainRefusal } from "../../domain/lake-error.ts";
import type { AssetStore, StoredAsset } from "../../store/asset-store.ts";
import { openDataset } from "../open-dataset.ts";

/** An asset that may be served, and the upload that its document names. */
export type FoundAsset = { dataset: string; document: LakeDocument; uploadId: string };

/**
 * Finds an asset by its address. The document alone decides whether there is one: what was deleted is gone at
 * once, on every replica.
 * @throws {LakeError} 404 when there is none.
 */
export async function findAsset(
  context: Pick<Context, "datasets" | "lake">,
  dataset: string,
  name: AssetName,
): Promise<FoundAsset> {
  const live = await openDataset(context, dataset);
  const id = documentIdOf(name);
  // It may have been uploaded to another replica a moment ago.
  if (!live.state.get(id)) await live.catchUp();
  const document = live.state.get(id);
  const uploadId = document?.uploadId;
  if (!document || typeof uploadId !== "string") throw assetNotFound();
  return { dataset, document, uploadId };
}

/**
 * What is stored of an asset. A document that someone wrote by hand may name any upload, but is given none.
 * @throws {LakeError} 404 when the bytes are not there, or not those of this document.
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
