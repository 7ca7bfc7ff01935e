/** What an address is made of, as queries give it. */
export interface Addressed {
  _type: string;
  slug?: string | null | undefined;
}

/** Where a type of document has its page; the same as in the studio. */
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

/** A document's path on the site, with a fragment where it is a part of a page; null where it has none. */
export function addressOf({ _type, slug }: Addressed): string | null {
  if (!Object.hasOwn(pages, _type)) return null;
  const address = pages[_type as keyof typeof pages];
  if (address.length === 0) return address("");
  return slug ? address(slug) : null;
}
