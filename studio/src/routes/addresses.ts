/** The path of a document's page, by its type. Other types have no page of their own. */
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

/** Types whose documents have a page of their own. */
export const pageTypes = Object.keys(pages).filter((type) => type !== "glossaryTerm") as RoutedType[];

/** Types that a link can lead to. */
export const linkableTypes = Object.keys(pages) as RoutedType[];

/** Types whose address an editor can change. */
export const movableTypes: readonly string[] = ["blogPost", "guide", "page"];

/** Types whose pages are directly below the site's root. */
export const rootTypes: readonly string[] = ["guide", "page"];

export interface Addressed {
  _type: string;
  slug?: { current?: string | undefined } | null | undefined;
}

/** A document's path on the site, with a fragment if it is a part of a page. Null: it has none yet, or never has. */
export function addressOf({ _type, slug }: Addressed): string | null {
  if (!Object.hasOwn(pages, _type)) return null;
  const address = pages[_type as RoutedType];
  if (address.length === 0) return address("");
  const current = slug?.current;
  return current ? address(current) : null;
}

interface PathMatch {
  types: readonly string[];
  /** Null: the path has no slug. */
  slug: string | null;
}

/** The types and slug of documents that can have their page at a path. Null: no document can. */
export function matchPath(path: string): PathMatch | null {
  const fixed = pageTypes.find((type) => addressOf({ _type: type }) === path);
  if (fixed !== undefined) return { types: [fixed], slug: null };
  const [, folder, slug] = /^\/(blog\/)?([^/]+)$/.exec(path) ?? [];
  if (slug === undefined) return null;
  return { types: folder === undefined ? rootTypes : ["blogPost"], slug };
}
