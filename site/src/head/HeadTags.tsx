import { Helmet } from "react-helmet";
import { proseLanguage } from "../lib/languages.ts";
import { canonicalAddress } from "./canonical.ts";
import type { HeadFacts } from "./head-facts.ts";
import { linkTags } from "./link-tags.ts";
import { metaTags } from "./meta-tags.ts";
import { siteKeywords } from "./site-keywords.ts";
import { inScript } from "./structured-data.ts";

/** The tags of a page's head. Passed as props, because react-helmet loses children on hydration. */
export function HeadTags({
  product,
  fullTitle,
  title,
  description,
  keywords = siteKeywords,
  page,
  previous,
  next,
  feed,
  isHidden,
  isUnreferred,
  card = {},
  picture,
  structuredData = () => [],
}: HeadFacts) {
  const address = page ? canonicalAddress(page.origin + page.path) : null;
  return (
    <Helmet
      htmlAttributes={{ lang: proseLanguage }}
      title={fullTitle}
      link={linkTags({ page, previous, next, feed })}
      meta={metaTags({
        product,
        title,
        description,
        keywords,
        address,
        isHidden,
        isUnreferred,
        card,
        picture,
      })}
      script={structuredData().map((data) => ({ type: "application/ld+json", innerHTML: inScript(data) }))}
    />
  );
}
