import type { Context } from "../context.ts";
import type { DatasetInfo } from "../store/dataset-store.ts";

/** Every dataset, by name. */
export function listDatasets({ datasets }: Pick<Context, "datasets">): Promise<DatasetInfo[]> {
  return datasets.list();
}
