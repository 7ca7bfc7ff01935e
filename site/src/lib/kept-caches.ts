/**
 * What this browser keeps for reading without a network, by the names of its caches. Pages are kept when they are read,
 * with the scripts and styles in `files` and the pictures and word lists in `media`; `help` has the hints, letters and
 * answers that were opened.
 */
export const keptCaches = { files: "files", pages: "pages", media: "media", help: "help" } as const;

/** Headers that a kept page has in addition to its own. */
export const keptHeaders = {
  /** When it was kept, in milliseconds since 1970 by the device's clock. */
  at: "x-kept-at",
  /** The paths of its build's files that it needs, separated by spaces. */
  files: "x-kept-files",
  /** What the offline page calls it: HTML, percent-encoded. */
  title: "x-kept-title",
} as const;

/** Message by which a page tells the service worker to keep the scripts that pages load only when they are needed. */
export const keepParts = "keep-parts";

/** Files of a build with a hash of their content in their names: scripts, styles and media. */
export const hashedFile =
  /^\/(?:scripts\/[^/]+-[0-9a-f]{8,}\.js|[^/]+\.[0-9a-f]{8,}\.css|static\/.+-[0-9a-f]{8,}\.\w+)$/;

/** Pictures and files of the content, whose addresses contain a hash too. */
export const contentFile = /^\/(?:images|files)\/.*[0-9a-f]{40}/;

/** Returns whether the browser has caches: on secure origins only. */
export function hasCaches(): boolean {
  return "caches" in globalThis;
}

/** Returns whether the page at a path can be read without a network. */
export async function isPageKept(path: string): Promise<boolean> {
  if (!hasCaches()) return false;
  const { pages } = keptCaches;
  const kept = await caches.match(path, { cacheName: pages, ignoreVary: true }).catch(() => undefined);
  return kept !== undefined;
}

/** Removes what shows what somebody has read in this browser. The build's files, which are everyone's, stay. */
export async function forgetKept(): Promise<void> {
  if (!hasCaches()) return;
  const { pages, media, help } = keptCaches;
  // Where storage is blocked, nothing is kept.
  await Promise.all([pages, media, help].map((name) => caches.delete(name))).catch(() => undefined);
}
