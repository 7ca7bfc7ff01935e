import { wait } from "@wordlehint/runtime";
import type { Context } from "../../context.ts";

type Sweeper = Pick<Context, "assets" | "datasets" | "lake" | "now">;

/** Longer than any upload takes: what is younger may yet be given a document. */
const untouchedMs = 60 * 60 * 1000;

/** Removes the bytes that no document refers to: of deleted assets, and of uploads that were broken off. */
export async function sweepAssets({ assets, datasets, lake, now }: Sweeper): Promise<number> {
  let removed = 0;
  const caughtUp = new Map<string, Promise<(documentId: string) => unknown>>();
  const open = async (name: string) => {
    if (!(await datasets.exists(name))) return () => undefined;
    const dataset = await lake.dataset(name);
    await dataset.catchUp();
    return (documentId: string) => dataset.state.get(documentId)?.uploadId;
  };
  for await (const asset of assets.startedBefore(new Date(now().getTime() - untouchedMs))) {
    const opening = caughtUp.get(asset.dataset) ?? open(asset.dataset);
    caughtUp.set(asset.dataset, opening);
    const uploadOf = await opening;
    if (asset.isWhole && uploadOf(asset.documentId) === asset.uploadId) continue;
    await assets.remove(asset.uploadId);
    removed++;
  }
  return removed;
}

const everyMs = 10 * 60 * 1000;

/** Sweeps now and then. Replicas that do so at the same time do no harm. */
export function startAssetSweeper(context: Sweeper & Pick<Context, "log">): {
  close(): Promise<void>;
} {
  const stop = new AbortController();
  const isStopped = () => stop.signal.aborted;
  const sweeping = (async () => {
    for (;;) {
      await wait(everyMs, stop.signal);
      if (isStopped()) return;
      try {
        const removed = await sweepAssets(context);
        if (removed > 0) context.log.info({ removed }, "removed bytes of assets that no document refers to");
      } catch (error) {
        if (!isStopped()) context.log.warn({ err: error }, "could not sweep assets");
      }
    }
  })();
  return {
    close: async () => {
      stop.abort();
      await sweeping;
    },
  };
}
