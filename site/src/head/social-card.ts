/** What the social picture shows beside the page's title and the site's name. */
export interface SocialCard {
  /** A line above the title, such as the date and the puzzle's number. It must not spoil the answer. */
  kicker?: string;
  /** How many closed letter tiles to draw. */
  closedTiles?: number;
}

/**
 * Returns the absolute URL of the picture for a canonical address; the home page's path is
 * `/social/index.png`.
 */
export function pictureAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}/social${pathname === "/" ? "/index" : pathname}.png`;
}

/** Returns the alternative text of the picture. */
export function pictureAlt(product: string, title: string, { kicker, closedTiles = 0 }: SocialCard): string {
  const tiles = closedTiles > 0 ? `${closedTiles} closed letter tiles` : "";
  return [product, kicker ?? "", title, tiles].filter((part) => part !== "").join(". ");
}
