import type { PageAnswer } from "./judge-live-status.ts";

/**
 * Asks the public site for a page's data as a visitor's browser would, past the browser's own cache. The site
 * must let the studio's origin read `Surrogate-Key` (`Access-Control-Expose-Headers`).
 */
export async function askPage(siteUrl: string, path: string, signal: AbortSignal): Promise<PageAnswer> {
  try {
    const response = await fetch(new URL(dataPath(path), siteUrl), {
      cache: "no-store",
      credentials: "omit",
      redirect: "manual",
      signal,
    });
    if (response.type === "opaqueredirect") {
      return { kind: "answer", status: 301, surrogateKey: "", location: "another page" };
    }
    return {
      kind: "answer",
      status: response.status,
      surrogateKey: response.headers.get("surrogate-key") ?? "",
      location: response.headers.get("location") ?? "",
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
