import { routes } from "../routes.ts";

/** On the first page the article that stands first takes the place of two. */
const perPage = 10;
const placesOfFirst = 2;

/** Which of the listed articles a page shows. */
export interface Slice {
  from: number;
  to: number;
}

export function sliceOf(page: number): Slice {
  const to = page * perPage - placesOfFirst;
  return { from: Math.max(0, to - perPage), to };
}

/** How many pages the blog has; an empty one has its first. */
export function pageCount(listed: number): number {
  return Math.max(1, Math.ceil((listed + placesOfFirst) / perPage));
}

/** The page that an address names by its last part; null where none has that address, as the first has its own. */
export function readPageNumber(part: string | undefined): number | null {
  if (part === undefined || !/^[1-9]\d{0,5}$/.test(part)) return null;
  const page = Number(part);
  return page > 1 ? page : null;
}

/** The page at a path of the blog that is there. */
export function pageAt(path: string): number {
  return readPageNumber(path.split("/").at(-1)) ?? 1;
}

export function pageAddress(page: number): string {
  return page === 1 ? routes.blog.path : `${routes.blog.path}/page/${page}`;
}
