/** The content of the social picture beside the page's title and the site's name. */
export interface SocialCard {
  /** A line above the title, such as the date and the puzzle's number. It must not spoil the answer. */
  kicker?: string;
  /** Lines of verse to draw instead of the title. */
  verse?: readonly string[];
  /** Number of closed letter tiles to draw. */
  closedTiles?: number;
  /**
   * The page whose picture is shown, with the same card. Networks keep a picture by its address: a page that says
   * something else every day shows that of the day's own page.
   */
  page?: { path: string; title: string };
}

/** Returns the absolute URL of the picture for a page with a canonical address, and its alternative text. */
export function pictureOf(
  address: string,
  product: string,
  title: string,
  card: SocialCard,
): { address: string; alt: string } {
  const page = card.page ?? { path: new URL(address).pathname, title };
  return {
    address: pictureAddress(new URL(page.path, address).href),
    alt: pictureAlt(product, page.title, card),
  };
}

/**
 * Returns the absolute URL of the picture for a canonical address; the home page's path is
 * `/social/index.png`.
 */
export function pictureAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}/social${pathname === "/" ? "/index" : pathname}.png`;
}

function pictureAlt(
  product: string,
  title: string,
  { kicker, verse = [], closedTiles = 0 }: SocialCard,
): string {
  const tiles = closedTiles > 0 ? `${closedTiles} closed letter tiles` : "";
  const shown = verse.length > 0 ? verse.join(" ").replace(/[.,;:]$/, "") : title;
  return [product, kicker ?? "", shown, tiles].filter((part) => part !== "").join(". ");
}
