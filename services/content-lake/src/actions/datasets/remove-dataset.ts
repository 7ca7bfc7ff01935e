import type { Context } from "../../context.ts";
import { datasetNotFound } from "./open-dataset.ts";

/**
 * Deletes a dataset with its whole history.
 * @throws {LakeError} 404 when there is no dataset of that name.
 */
export async function removeDataset(
  { datasets, lake }: Pick<Context, "datasets" | "lake">,
  name: string,
): Promise<void> {
  if (!(await datasets.remove(name))) throw datasetNotFound(name);
  await lake.erase(name);
}
