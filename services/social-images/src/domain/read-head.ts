import { Parser } from "htmlparser2";

/** What a page says of itself in its head, as far as a picture shows it. */
export type PageHead = {
  /** Without the site's name. */
  title: string;
  site: string;
  kicker: string;
  /** How many letters are still closed; 0 for a page without a puzzle. */
  closedTiles: number;
};

const mostTiles = 8;

/** Reads a document's head; undefined when it doesn't say which page it is, or names no picture: an error page. */
export function readHead(html: string): PageHead | undefined {
  const said = metaTags(html);
  const title = said.get("og:title") ?? "";
  const site = said.get("og:site_name") ?? "";
  if (title === "" || site === "" || !said.has("og:image")) return undefined;
  const tiles = Number(said.get("wordlehint:tiles"));
  return {
    title,
    site,
    kicker: said.get("wordlehint:kicker") ?? "",
    closedTiles: Number.isInteger(tiles) && tiles > 0 && tiles <= mostTiles ? tiles : 0,
  };
}

/** The first of each name. What stands in the body may come from anyone, and counts for nothing. */
function metaTags(html: string): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  let isInHead = true;
  const parser = new Parser({
    onopentag: (element, { name, property, content = "" }) => {
      if (element === "body") isInHead = false;
      const key = property ?? name;
      if (isInHead && element === "meta" && key !== undefined && !said.has(key)) said.set(key, content);
    },
    onclosetag: (element) => {
      if (element === "head") isInHead = false;
    },
  });
  parser.end(html);
  return said;
}
