import { isKeepable } from "./is-keepable.ts";
import { contentFile, hashedFile, keptCaches, keptHeaders } from "../../../lib/kept-caches.ts";

/** Limits of what is kept: the pages that were kept first go first. */
const maxPages = 60;
const maxPageChars = 1_000_000;

/**
 * Keeps a page for reading without a network, with the files that it needs. A page that is gone or has moved isn't kept
 * any longer.
 * @param freshMs a copy that isn't older stays as it is
 */
export async function keepPage(path: string, freshMs = 0): Promise<void> {
  if (!isKeepable(path)) return;
  // Opened first: what another player must not find is then put into caches that are gone.
  const [pages, files, media] = await Promise.all(
    [keptCaches.pages, keptCaches.files, keptCaches.media].map((name) => caches.open(name)),
  );
  if (!pages || !files || !media) return;
  const before = await pages.match(path, { ignoreVary: true });
  if (before && Date.now() - Number(before.headers.get(keptHeaders.at)) < freshMs) return;

  const response = await fetch(path, { cache: "no-cache" });
  if (response.redirected || response.status === 404 || response.status === 410) await pages.delete(path);
  if (!isPublicPage(response)) return;
  const html = await response.text();
  if (html.length > maxPageChars) return;
  const needed = filesOf(html);
  await Promise.all([
    ...needed.hashed.map((file) => addMissing(files, file)),
    ...needed.content.map((file) => addMissing(media, file)),
  ]);
  const headers = headersOf(response, needed.hashed, path === "/" ? "Home" : titleIn(html));
  await put(pages, path, new Response(html, { headers }));
  await removeFirst(pages, (await pages.keys()).length - maxPages);
}

/** Previews and pages without what they were to show are `no-store`. */
function isPublicPage({ status, redirected, headers }: Response): boolean {
  const control = headers.get("cache-control") ?? "";
  const isHtml = headers.get("content-type")?.startsWith("text/html") ?? false;
  return (
    status === 200 && !redirected && isHtml && /\bpublic\b/.test(control) && !control.includes("no-store")
  );
}

/**
 * Returns the addresses of the files that a page needs: those in its HTML, and those that this document has loaded, which
 * may be parts that load late.
 */
function filesOf(html: string): { hashed: string[]; content: string[] } {
  const named = html.match(/\/?(?:scripts|static|files)\/[\w./@[\]~-]+|\/[\w~.-]+\.css/g) ?? [];
  const loaded = performance
    .getEntriesByType("resource")
    .filter(({ name }) => name.startsWith(`${location.origin}/`))
    .map(({ name }) => name.slice(location.origin.length));
  const all = [...new Set([...named.map((name) => (name.startsWith("/") ? name : `/${name}`)), ...loaded])];
  return {
    hashed: all.filter((file) => hashedFile.test(file)),
    content: all.filter((file) => contentFile.test(file)),
  };
}

/** A file that can't be had is none of the page's text. */
async function addMissing(cache: Cache, file: string): Promise<void> {
  try {
    if (await cache.match(file, { ignoreVary: true })) return;
    const response = await fetch(file, { priority: "low" });
    if (response.status === 200 && !response.redirected) await cache.put(file, response);
  } catch {
    // Without it, the page can still be read.
  }
}

function headersOf(response: Response, files: readonly string[], title: string): Headers {
  const headers = new Headers(response.headers);
  // The body is no longer encoded.
  headers.delete("content-encoding");
  headers.delete("content-length");
  headers.set(keptHeaders.at, String(Date.now()));
  headers.set(keptHeaders.files, files.join(" "));
  headers.set(keptHeaders.title, encodeURIComponent(title));
  return headers;
}

/** Returns a page's title without the site's name, as HTML. */
function titleIn(html: string): string {
  const [, title = ""] = /<title[^>]*>([^<]*)<\/title>/.exec(html) ?? [];
  return title.replace(/ \| [^|]*$/, "");
}

/** Where the browser has no space, the page that was kept first makes room, unless that isn't enough. */
async function put(pages: Cache, path: string, response: Response): Promise<void> {
  const again = response.clone();
  try {
    await pages.put(path, response);
  } catch {
    const [first] = await pages.keys();
    const given = first && (await pages.match(first, { ignoreVary: true }));
    if (!given) return;
    await pages.delete(first);
    await pages.put(path, again).catch(() => pages.put(first, given));
  }
}

/** A cache lists what was put into it in that order. */
async function removeFirst(cache: Cache, count: number): Promise<void> {
  if (count <= 0) return;
  const first = (await cache.keys()).slice(0, count);
  await Promise.all(first.map((request) => cache.delete(request)));
}
