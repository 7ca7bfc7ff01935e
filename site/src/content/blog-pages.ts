import { routes } from "../routes.ts";

const perPage = 10;

/** The first page has the featured post too. */
const listedOnFirst = 9;

/** The range of listed posts on one page. */
export interface Slice {
  from: number;
  to: number;
}

export function sliceOf(page: number): Slice {
  const to = listedOnFirst + (page - 1) * perPage;
  return { from: Math.max(0, to - perPage), to };
}

/** Returns the number of pages; an empty blog has one. */
export function pageCount(listed: number): number {
  return 1 + Math.max(0, Math.ceil((listed - listedOnFirst) / perPage));
}

/**
 * Returns the page number in the last segment of an address, or null if the segment isn't a valid one. Page 1
 * has no number in its address.
 */
export function readPageNumber(part: string | undefined): number | null {
  if (part === undefined || !/^[1-9]\d{0,5}$/.test(part)) return null;
  const page = Number(part);
  return page > 1 ? page : null;
}

/** Returns the page number of an existing blog path. */
export function pageAt(path: string): number {
  return readPageNumber(path.split("/").at(-1)) ?? 1;
}

export function pageAddress(page: number): string {
  return page === 1 ? routes.blog.path : `${routes.blog.path}/page/${page}`;
}
