import type { Context } from "../../context.ts";
import { plainRefusal, type LakeError } from "../../domain/lake-error.ts";
import type { LiveDataset } from "../../state/live-dataset.ts";

/**
 * Returns the dataset of that name, loaded into memory.
 * @throws {LakeError} 404 when it doesn't exist.
 */
export async function openDataset(
  { datasets, lake }: Pick<Context, "datasets" | "lake">,
  name: string,
): Promise<LiveDataset> {
  if (lake.isOpen(name) || (await datasets.exists(name))) return lake.dataset(name);
  throw datasetNotFound(name);
}

export function datasetNotFound(name: string): LakeError {
  const description = `Dataset ${JSON.stringify(name.slice(0, 100))} was not found`;
  return plainRefusal(404, "datasetNotFoundError", description);
}
