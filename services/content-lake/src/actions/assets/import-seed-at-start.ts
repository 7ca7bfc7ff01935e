import { hashSecret, newSecret } from "@wordlehint/runtime";
import { createClient } from "@sanity/client";
import type { Context } from "../../context.ts";
import type { LiveDataset } from "../../store/live-dataset.ts";
import { importSeed } from "./import-seed.ts";

type Importer = Pick<Context, "tokens" | "lake" | "config" | "now" | "log">;

/** Who the history says has written the seed. */
const author = "seed";
const apiVersion = "2025-02-19";

/**
 * Fills a dataset with the seed through the lake's own door at `url`, as a robot that lives no longer than that.
 * To be called by one replica at a time.
 * @throws {SeedFault} when the seed is at fault.
 */
export async function importSeedAtStart(
  context: Importer,
  { url, dir, dataset }: { url: string; dir: string; dataset: string },
): Promise<void> {
  const { tokens, lake, config, now, log } = context;
  const token = `seed_${newSecret()}`;
  // One that an interrupted import left behind, and whatever still uses it.
  await tokens.remove(author);
  await tokens.add({
    id: author,
    name: "Import of the seed",
    role: "editor",
    hash: hashSecret(token),
    createdAt: now(),
  });
  const client = createClient({
    projectId: config.PROJECT_ID,
    dataset,
    apiHost: reachable(url),
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way to name another host
    useProjectHostname: false,
    useCdn: false,
    apiVersion,
    token,
  });
  try {
    const live = await lake.dataset(dataset);
    const isUntouched = () => isWrittenOnlyBy(author, live);
    const { warnings } = await importSeed({ client, publicUrl: config.PUBLIC_URL, isUntouched }, dir);
    if (warnings.length > 0) log.warn({ dataset, warnings }, "parts of the seed could not be imported");
  } finally {
    await tokens.remove(author).catch(() => undefined);
  }
}

const batch = 200;

async function isWrittenOnlyBy(writer: string, { log }: LiveDataset): Promise<boolean> {
  for (let after = 0; ;) {
    const records = await log.after(after, batch);
    if (records.some((record) => record.author !== writer)) return false;
    if (records.length < batch) return true;
    after += batch;
  }
}

/** An address that listens everywhere is no address to call. */
function reachable(url: string): string {
  return url.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:");
}
