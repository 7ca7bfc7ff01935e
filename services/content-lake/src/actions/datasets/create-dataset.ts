import type { Context } from "../../context.ts";
import { plainRefusal } from "../../domain/lake-error.ts";
import type { DatasetInfo } from "../../store/dataset-store.ts";

export type NewDataset = { name: string; aclMode?: DatasetInfo["aclMode"]; createdBy: string };

const namePattern = /^[a-z0-9][a-z0-9_-]{0,63}$/;

/** @throws {LakeError} 400 for a malformed name, 409 when the dataset exists already. */
export async function createDataset(
  { datasets, now }: Pick<Context, "datasets" | "now">,
  { name, aclMode = "private", createdBy }: NewDataset,
): Promise<DatasetInfo> {
  if (!namePattern.test(name)) {
    const rule =
      "Dataset names have 1 to 64 lower-case letters, digits, _ and -, and begin with neither of the last two";
    throw plainRefusal(400, "validationError", rule);
  }
  const dataset: DatasetInfo = { name, aclMode, createdAt: now(), createdBy };
  if (await datasets.add(dataset)) return dataset;
  throw plainRefusal(409, "datasetExistsError", `There is a dataset named ${JSON.stringify(name)} already`);
}
