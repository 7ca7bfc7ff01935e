import type { Context } from "../../context.ts";

/** Longer than any upload takes: younger bytes may still be given a document. */
const minAgeMs = 60 * 60_000;

/**
 * Deletes the bytes that no document refers to: those of deleted assets and of uploads that were broken off.
 * @returns how many uploads were deleted.
 */
export async function sweepAssets({
  assets,
  datasets,
  lake,
  now,
}: Pick<Context, "assets" | "datasets" | "lake" | "now">): Promise<number> {
  let removed = 0;
  const opened = new Map<string, Promise<(documentId: string) => unknown>>();
  const open = async (name: string) => {
    if (!(await datasets.exists(name))) return () => undefined;
    const dataset = await lake.dataset(name);
    await dataset.catchUp();
    return (documentId: string) => dataset.state.get(documentId)?.uploadId;
  };
  for await (const asset of assets.startedBefore(new Date(now().getTime() - minAgeMs))) {
    const opening = opened.get(asset.dataset) ?? open(asset.dataset);
    opened.set(asset.dataset, opening);
    const uploadOf = await opening;
    if (asset.isWhole && uploadOf(asset.documentId) === asset.uploadId) continue;
    await assets.remove(asset.uploadId);
    removed++;
  }
  return removed;
}
