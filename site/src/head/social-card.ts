/** What a page's social picture shows beside the page's title and the site's name. */
export interface SocialCard {
  /** A line above the title, such as the day and the puzzle's number. It must give nothing away. */
  kicker?: string;
  /** As many letter tiles, closed. */
  closedTiles?: number;
}

/** Size of every social picture in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** The full address of the picture of the page at a canonical address; the home page's is `/social/index.png`. */
export function pictureAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}/social${pathname === "/" ? "/index" : pathname}.png`;
}

/** What the picture shows, in words. */
export function pictureAlt(product: string, title: string, { kicker, closedTiles = 0 }: SocialCard): string {
  const tiles = closedTiles > 0 ? `${closedTiles} closed letter tiles` : "";
  return [product, kicker ?? "", title, tiles].filter((part) => part !== "").join(". ");
}
