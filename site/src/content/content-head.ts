import type { PageHead } from "../head/head-facts.ts";
import { socialPicture, type QueriedPicture } from "./images/image.ts";

/** The fields of a page's query that describe it; `seoFields` gives `seo`. */
export interface Described {
  title: string | null;
  /** Used as the description if the editor wrote none. */
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

/** Builds the head of a page from its document. */
export function contentHead({ title, intro, excerpt, seo }: Described): PageHead {
  const path = socialPicture(seo?.image);
  return {
    title: seo?.title ?? title ?? "",
    description: seo?.description ?? excerpt ?? intro ?? "",
    ...(seo?.keywords?.length && { keywords: seo.keywords }),
    isHidden: seo?.noindex ?? false,
    picture: path === null ? undefined : { path, alt: seo?.image?.alt ?? "" },
  };
}
