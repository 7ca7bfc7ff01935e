import { hashSecret, newSecret, wait } from "@wordlehint/runtime";
import { importSeed, openSanityClient, SeedFault } from "../clients/sanity-importer.ts";
import type { Context } from "../context.ts";
import { seedImport } from "../actions/datasets/create-first-dataset.ts";
import type { LiveDataset } from "../state/live-dataset.ts";

type Importer = Pick<Context, "tokens" | "lake" | "once" | "config" | "now" | "log" | "signal">;
type Target = { url: Promise<string>; dataset: string };

/** Author of the seed's transactions, and id of the import's token. */
const author = "seed";
const leaseMs = 30_000;
const pollMs = 250;
const batchSize = 200;

/**
 * Imports the seed into a new dataset, or waits for the replica that does. A seed that can't be imported is logged,
 * and the lake starts without it.
 * @throws when the import failed for a passing reason.
 */
export async function importSeedOnce(context: Importer, target: Target): Promise<void> {
  const { config, now, once, signal } = context;
  const { SEED_DIR } = config;
  const name = seedImport(target.dataset);
  const leaseEnd = () => new Date(now().getTime() + leaseMs);
  while (SEED_DIR !== undefined && !signal.aborted && (await once.isWaiting(name))) {
    if (!(await once.take(name, now(), leaseEnd()))) {
      await wait(pollMs, signal);
      continue;
    }
    const keeping = setInterval(() => void once.keep(name, leaseEnd()).catch(() => undefined), leaseMs / 3);
    try {
      await importAsRobot(context, target, SEED_DIR);
      await once.finish(name);
      return;
    } catch (error) {
      await once.keep(name, new Date(0));
      if (!(error instanceof SeedFault)) throw error;
      const help = "correct the seed in SEED_DIR and start again, or import it with Sanity's own command";
      context.log.error(
        { err: error, dir: SEED_DIR, help },
        "the seed can't be imported, the lake starts without it",
      );
      return;
    } finally {
      clearInterval(keeping);
    }
  }
}

/** Imports over the lake's own API, with a token that exists during the import only. */
async function importAsRobot(context: Importer, { url, dataset }: Target, dir: string): Promise<void> {
  const { tokens, lake, config, now, log } = context;
  const token = `seed_${newSecret()}`;
  // An interrupted import has left its token behind, and may still be using it.
  await tokens.remove(author);
  await tokens.add({
    id: author,
    name: "Import of the seed",
    role: "editor",
    hash: hashSecret(token),
    createdAt: now(),
  });
  const client = openSanityClient({ url: await url, projectId: config.PROJECT_ID, dataset, token });
  try {
    const live = await lake.dataset(dataset);
    const isUntouched = () => isWrittenOnlyBy(author, live);
    const { warnings } = await importSeed({ client, publicUrl: config.PUBLIC_URL, isUntouched }, dir);
    if (warnings.length > 0) log.warn({ dataset, warnings }, "parts of the seed could not be imported");
    log.info({ dataset }, "seed imported");
  } finally {
    await tokens.remove(author).catch(() => undefined);
  }
}

async function isWrittenOnlyBy(writer: string, { log }: LiveDataset): Promise<boolean> {
  for (let after = 0; ;) {
    const records = await log.after(after, batchSize);
    if (records.some((record) => record.author !== writer)) return false;
    if (records.length < batchSize) return true;
    after += batchSize;
  }
}
