import { open, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { decodeLabel, longestHead } from "./page-file.ts";
import type { PageLabel } from "./stored-page.ts";
import { unfinishedSuffix } from "./write-file-whole.ts";

export type FoundPage = { label: PageLabel; bytes: number; isStale: boolean; changedAt: number };

const sideBySide = 32;

/** The pages in a directory, the oldest first. Torn, foreign and unfinished files are removed. */
export async function scanDisk(dir: string): Promise<FoundPage[]> {
  const names = await readdir(dir);
  const found: FoundPage[] = [];
  for (let at = 0; at < names.length; at += sideBySide) {
    const some = await Promise.all(names.slice(at, at + sideBySide).map((name) => look(dir, name)));
    found.push(...some.flatMap((page) => page ?? []));
  }
  return withoutTwins(found).sort((one, other) => one.changedAt - other.changedAt);
}

/** A process that died between writing a page and removing its predecessor leaves both. */
function withoutTwins(found: readonly FoundPage[]): FoundPage[] {
  const byKey = new Map<string, FoundPage>();
  for (const page of found) {
    const twin = byKey.get(page.label.key);
    if (!twin || twin.changedAt < page.changedAt) byKey.set(page.label.key, page);
  }
  return [...byKey.values()];
}

async function look(dir: string, name: string): Promise<FoundPage | undefined> {
  const path = join(dir, name);
  const isStale = name.endsWith(".stale");
  const page = isStale || name.endsWith(".page") ? await readLabel(path).catch(() => undefined) : undefined;
  if (page) return { ...page, isStale };
  if (isStale || name.endsWith(".page") || name.endsWith(unfinishedSuffix)) await rm(path, { force: true });
  return undefined;
}

async function readLabel(path: string): Promise<Omit<FoundPage, "isStale"> | undefined> {
  const file = await open(path);
  try {
    const { size, mtimeMs } = await file.stat();
    const beginning = Buffer.alloc(Math.min(size, longestHead));
    await file.read(beginning, 0, beginning.length, 0);
    const label = decodeLabel(beginning, size);
    return label && { label, bytes: size, changedAt: mtimeMs };
  } finally {
    await file.close();
  }
}
