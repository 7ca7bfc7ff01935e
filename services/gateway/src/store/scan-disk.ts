import { open, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import pMap from "p-map";
import { decodeMetadata, maxHeadLength } from "./page-file.ts";
import type { PageMetadata } from "../domain/pages/stored-page.ts";
import { unfinishedSuffix } from "./write-file-atomically.ts";

export type FoundPage = { metadata: PageMetadata; bytes: number; isStale: boolean; changedAt: number };

const concurrency = 32;

/** Returns the pages in a directory, the oldest first. Removes broken and unfinished files. */
export async function scanDisk(dir: string): Promise<FoundPage[]> {
  const found = await pMap(await readdir(dir), (name) => readPage(dir, name), { concurrency });
  return newestOfEach(found.flatMap((page) => page ?? [])).sort(
    (one, other) => one.changedAt - other.changedAt,
  );
}

/** A process that dies between writing a page and removing the previous file leaves both. */
function newestOfEach(found: readonly FoundPage[]): FoundPage[] {
  const byKey = new Map<string, FoundPage>();
  for (const page of found) {
    const other = byKey.get(page.metadata.key);
    if (!other || other.changedAt < page.changedAt) byKey.set(page.metadata.key, page);
  }
  return [...byKey.values()];
}

async function readPage(dir: string, name: string): Promise<FoundPage | undefined> {
  const path = join(dir, name);
  const isStale = name.endsWith(".stale");
  const page =
    isStale || name.endsWith(".page") ? await readMetadata(path).catch(() => undefined) : undefined;
  if (page) return { ...page, isStale };
  if (isStale || name.endsWith(".page") || name.endsWith(unfinishedSuffix)) await rm(path, { force: true });
  return undefined;
}

async function readMetadata(path: string): Promise<Omit<FoundPage, "isStale"> | undefined> {
  const file = await open(path);
  try {
    const { size, mtimeMs } = await file.stat();
    const beginning = Buffer.alloc(Math.min(size, maxHeadLength));
    await file.read(beginning, 0, beginning.length, 0);
    const metadata = decodeMetadata(beginning, size);
    return metadata && { metadata, bytes: size, changedAt: mtimeMs };
  } finally {
    await file.close();
  }
}
