import type { Context } from "../../context.ts";

/**
 * Creates the dataset of a new lake, which is private: visitors get content from the site only. Where a seed is
 * configured, its import is put on the list of work. A dataset that an older lake has created as public is made private,
 * once.
 */
export async function createFirstDataset(
  { datasets, once, config, now }: Pick<Context, "datasets" | "once" | "config" | "now">,
  name: string,
): Promise<void> {
  const closing = `private ${name}`;
  await once.plan(closing);
  if (await once.isWaiting(closing)) {
    await datasets.setAclMode(name, "private");
    await once.finish(closing);
  }
  if (await datasets.exists(name)) return;
  // First: a dataset that exists without its import on the list would stay empty.
  if (config.SEED_DIR !== undefined) await once.plan(seedImport(name));
  await datasets.add({ name, aclMode: "private", createdAt: now(), createdBy: "service" });
}

/** The name under which the import of a dataset's seed is on the list of work that is done once. */
export const seedImport = (dataset: string): string => `seed ${dataset}`;
