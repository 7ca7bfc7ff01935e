import type { Context } from "../../context.ts";
import { documentIdOf, type AssetName } from "../../domain/assets/asset-name.ts";
import type { LakeDocument } from "../../domain/document.ts";
import { openDataset } from "../open-dataset.ts";

/** An asset that may be served: its document, and which upload its bytes are. */
export type FoundAsset = { document: LakeDocument; uploadId: string };

/**
 * Finds an asset by its address. The document alone decides whether there is one: what was deleted is gone at
 * once, on every replica.
 * @throws {LakeError} 404 for a dataset that isn't there.
 */
export async function findAsset(
  context: Pick<Context, "datasets" | "lake">,
  datasetName: string,
  name: AssetName,
): Promise<FoundAsset | undefined> {
  const dataset = await openDataset(context, datasetName);
  const id = documentIdOf(name);
  // It may have been uploaded to another replica a moment ago.
  if (!dataset.state.get(id)) await dataset.catchUp();
  const document = dataset.state.get(id);
  const uploadId = document?.uploadId;
  return document && typeof uploadId === "string" ? { document, uploadId } : undefined;
}
