import type { PageHead } from "../head/head-facts.ts";
import { pictureSize } from "../head/social-card.ts";
import { pictureAt, type QueriedPicture } from "./images/image.ts";

/** What a page's query gives for its head; `seoFields` gives `seo`. */
export interface Described {
  title: string | null;
  /** What stands in for a description that nobody wrote. */
  intro?: string | null;
  excerpt?: string | null;
  seo?: {
    title: string | null;
    description: string | null;
    keywords: readonly string[] | null;
    noindex: boolean | null;
    image: QueriedPicture | null;
  } | null;
}

/** What a document says of its page to browsers, search engines and social networks. */
export function contentHead({ title, intro, excerpt, seo }: Described): PageHead {
  const path = pictureAt(seo?.image, pictureSize);
  return {
    title: seo?.title ?? title ?? "",
    description: seo?.description ?? excerpt ?? intro ?? "",
    keywords: seo?.keywords ?? [],
    isHidden: seo?.noindex ?? false,
    picture: path === null ? undefined : { path, alt: seo?.image?.alt ?? "" },
  };
}
