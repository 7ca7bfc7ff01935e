import type { PageAnswer } from "./judge-live-status.ts";

/**
 * Asks the public site for a page's data as a visitor's browser would, past the browser's own cache. The site
 * must let the studio's origin read `Surrogate-Key` and `Location` (`Access-Control-Expose-Headers`).
 */
export async function askPage(siteUrl: string, path: string, signal: AbortSignal): Promise<PageAnswer> {
  try {
    const response = await fetch(new URL(dataPath(path), siteUrl), {
      cache: "no-store",
      credentials: "omit",
      signal,
    });
    const location = response.headers.get("location") ?? "";
    return {
      kind: "answer",
      // The data of a page that has moved comes with a 200 and the new address, so that browsers can read it.
      status: location === "" ? response.status : 301,
      surrogateKey: response.headers.get("surrogate-key") ?? "",
      location,
    };
  } catch {
    return { kind: "unreachable" };
  }
}

/** Where the site answers with what a page is made of; a fragment is a place within the page. */
function dataPath(path: string): string {
  const [pathname = "/"] = path.split("#");
  return `/page-data${pathname === "/" ? "/index" : pathname}/page-data.json`;
}
