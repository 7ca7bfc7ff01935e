/** The fields from which queries build an address. */
export interface Addressed {
  _type: string;
  slug?: string | null | undefined;
}

/** The path of a page by document type. The studio has the same table. */
const pages = {
  blogPost: (slug: string) => `/blog/${slug}`,
  guide: (slug: string) => `/${slug}`,
  page: (slug: string) => `/${slug}`,
  glossaryTerm: (slug: string) => `/wordle-dictionary#${slug}`,
  blogIndex: () => "/blog",
  dictionary: () => "/wordle-dictionary",
  learningCenter: () => "/learning-center",
  tutorialIndex: () => "/step-by-step-tutorial",
  wordListPage: () => "/word-lists",
} as const satisfies Record<string, (slug: string) => string>;

/**
 * Returns a document's path on the site, with a fragment if it is part of a page, or null if it has no page.
 */
export function addressOf({ _type, slug }: Addressed): string | null {
  if (!Object.hasOwn(pages, _type)) return null;
  const address = pages[_type as keyof typeof pages];
  if (address.length === 0) return address("");
  return slug ? address(slug) : null;
}
