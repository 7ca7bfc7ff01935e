import { Parser } from "htmlparser2";

/** The meta tags of a page that its picture shows. */
export type PageHead = {
  /** Without the site's name. */
  title: string;
  site: string;
  kicker: string;
  /** Lines that are drawn instead of the title; none for a page without a riddle. */
  verse: readonly string[];
  /** Number of hidden letters of the puzzle; 0 for a page without a puzzle. */
  closedTiles: number;
};

const maxTiles = 8;
const maxLines = 2;

/**
 * Reads the meta tags of a document. Returns undefined for a page without title, site name or picture, such
 * as an error page.
 */
export function readHead(html: string): PageHead | undefined {
  const tags = readMetaTags(html);
  const title = tags.get("og:title") ?? "";
  const site = tags.get("og:site_name") ?? "";
  if (title === "" || site === "" || !tags.has("og:image")) return undefined;
  const tiles = Number(tags.get("wordlehint:tiles"));
  return {
    title,
    site,
    kicker: tags.get("wordlehint:kicker") ?? "",
    verse: (tags.get("wordlehint:verse") ?? "")
      .split("\n")
      .filter((line) => line.trim() !== "")
      .slice(0, maxLines),
    closedTiles: Number.isInteger(tiles) && tiles > 0 && tiles <= maxTiles ? tiles : 0,
  };
}

/** The first tag of each name in the head. The body is ignored, since its content may come from anyone. */
function readMetaTags(html: string): ReadonlyMap<string, string> {
  const tags = new Map<string, string>();
  let isInHead = true;
  const parser = new Parser({
    onopentag: (element, { name, property, content = "" }) => {
      if (element === "body") isInHead = false;
      const key = property ?? name;
      if (isInHead && element === "meta" && key !== undefined && !tags.has(key)) tags.set(key, content);
    },
    onclosetag: (element) => {
      if (element === "head") isInHead = false;
    },
  });
  parser.end(html);
  return tags;
}
