import type { Context } from "../../context.ts";

/** Creates the public dataset of a new lake. Where a seed is configured, its import is put on the list of work. */
export async function createFirstDataset(
  { datasets, once, config, now }: Pick<Context, "datasets" | "once" | "config" | "now">,
  name: string,
): Promise<void> {
  if (await datasets.exists(name)) return;
  // First: a dataset that exists without its import on the list would stay empty.
  if (config.SEED_DIR !== undefined) await once.plan(seedImport(name));
  await datasets.add({ name, aclMode: "public", createdAt: now(), createdBy: "service" });
}

/** The name under which the import of a dataset's seed is on the list of work that is done once. */
export const seedImport = (dataset: string): string => `seed ${dataset}`;
