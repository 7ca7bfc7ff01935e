/** Where a type of document has its page. `null`: it is shown within other pages only. */
const pages = {
  blogPost: (slug: string) => `/blog/${slug}`,
  guide: (slug: string) => `/${slug}`,
  page: (slug: string) => `/${slug}`,
  blogIndex: () => "/blog",
  dictionary: () => "/wordle-dictionary",
  glossaryTerm: (slug: string) => `/wordle-dictionary#${slug}`,
  learningCenter: () => "/learning-center",
  tutorialIndex: () => "/step-by-step-tutorial",
  wordListPage: () => "/word-lists",
} as const satisfies Record<string, (slug: string) => string>;

type RoutedType = keyof typeof pages;

/** Types whose document is a page of its own, as opposed to a part of one. */
export const pageTypes = Object.keys(pages).filter((type) => type !== "glossaryTerm") as RoutedType[];

/** Types that a link can lead to. */
export const linkableTypes = Object.keys(pages) as RoutedType[];

/** Types whose address an editor can change. */
export const movableTypes: readonly string[] = ["blogPost", "guide", "page"];

/** Types that share the addresses directly below the site's root. */
export const rootTypes: readonly string[] = ["guide", "page"];

export interface Addressed {
  _type: string;
  slug?: { current?: string | undefined } | null | undefined;
}

/** A document's path on the site, with a fragment where it is a part of a page; null while it has none. */
export function addressOf({ _type, slug }: Addressed): string | null {
  if (!Object.hasOwn(pages, _type)) return null;
  const address = pages[_type as RoutedType];
  if (address.length === 0) return address("");
  const current = slug?.current;
  return current ? address(current) : null;
}

interface Place {
  types: readonly string[];
  /** Null where the address has no part that an editor chooses. */
  slug: string | null;
}

/** Which documents could have their page at a path; null when none could. */
export function placeOf(path: string): Place | null {
  const fixed = pageTypes.find((type) => addressOf({ _type: type }) === path);
  if (fixed !== undefined) return { types: [fixed], slug: null };
  const [, folder, slug] = /^\/(blog\/)?([^/]+)$/.exec(path) ?? [];
  if (slug === undefined) return null;
  return { types: folder === undefined ? rootTypes : ["blogPost"], slug };
}
