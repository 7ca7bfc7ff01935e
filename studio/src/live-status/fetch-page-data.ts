import type { PageResponse } from "./derive-live-status.ts";

/**
 * Requests a page's data from the public site as a visitor's browser does, but without the browser's cache. The site
 * must expose `Surrogate-Key` and `Location` to the studio's origin (`Access-Control-Expose-Headers`).
 */
export async function fetchPageData(
  siteUrl: string,
  path: string,
  signal: AbortSignal,
): Promise<PageResponse> {
  try {
    const response = await fetch(new URL(dataPath(path), siteUrl), {
      cache: "no-store",
      credentials: "omit",
      signal,
    });
    const location = response.headers.get("location") ?? "";
    return {
      kind: "response",
      // For a page that has moved, the site responds 200 with `Location`: a browser's fetch can't read a redirect.
      status: location === "" ? response.status : 301,
      surrogateKey: response.headers.get("surrogate-key") ?? "",
      location,
    };
  } catch {
    return { kind: "unreachable" };
  }
}

/** Path of a page's data. A fragment is a place within the page, so it is left out. */
function dataPath(path: string): string {
  const [pathname = "/"] = path.split("#");
  return `/page-data${pathname === "/" ? "/index" : pathname}/page-data.json`;
}
