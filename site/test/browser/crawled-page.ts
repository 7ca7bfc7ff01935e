import type { Page } from "@playwright/test";

/** What the HTML of a page says, before any script has run. */
export interface CrawledPage {
  /** The address that was asked for. */
  asked: string;
  /** The address after redirects, with its query. */
  path: string;
  status: number;
  language: string;
  title: string;
  description: string;
  keywords: string;
  isIndexed: boolean;
  /** The path of the canonical address; null without one. */
  canonical: string | null;
  /** The property names of its social tags. */
  social: readonly string[];
  /** The links to this site, as written. */
  links: readonly string[];
  /** The ids to which links can lead. */
  ids: readonly string[];
  structuredData: readonly string[];
  /** The text of its body, in which every run of spaces is one. */
  text: string;
}

/** Fetches and reads pages in the browser, whose own parser sees them as it would show them. */
export function readPages(page: Page, paths: readonly string[]): Promise<CrawledPage[]> {
  return page.evaluate(async (addresses) => {
    const read = async (address: string): Promise<CrawledPage> => {
      const response = await fetch(address);
      const document = new DOMParser().parseFromString(await response.text(), "text/html");
      const each = <E extends Element>(selector: string): E[] =>
        Array.from(document.querySelectorAll<E>(selector));
      const meta = (name: string): string =>
        document.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? "";
      const canonical = document.querySelector("link[rel=canonical]")?.getAttribute("href");
      const { pathname, search } = new URL(response.url);
      const structuredData = each("script[type='application/ld+json']").map((script) => script.textContent);
      const title = document.title;
      for (const hidden of each("script, style")) hidden.remove();
      return {
        asked: address,
        path: pathname + search,
        status: response.status,
        language: document.documentElement.lang,
        title,
        description: meta("description"),
        keywords: meta("keywords"),
        isIndexed: meta("robots") === "index, follow",
        canonical: canonical ? new URL(canonical).pathname : null,
        social: each("meta[property^='og:']").map((tag) => tag.getAttribute("property") ?? ""),
        links: each("a[href]")
          .map((link) => link.getAttribute("href") ?? "")
          .filter((href) => href.startsWith("/") || href.startsWith("#"))
          .map((href) => (href.startsWith("#") ? pathname + href : href)),
        ids: each("[id]").map(({ id }) => id),
        structuredData,
        text: document.body.textContent.replaceAll(/\s+/g, " "),
      };
    };
    const waiting = [...addresses];
    const found: CrawledPage[] = [];
    // A few at a time: rendering is limited for each client.
    const work = async (): Promise<void> => {
      for (let address = waiting.shift(); address !== undefined; address = waiting.shift())
        found.push(await read(address));
    };
    await Promise.all([work(), work(), work()]);
    return found;
  }, paths);
}
