import { Helmet } from "react-helmet";
import { canonicalAddress } from "./canonical.ts";
import type { HeadFacts } from "./head-facts.ts";
import { linkTags } from "./link-tags.ts";
import { metaTags } from "./meta-tags.ts";
import { inScript } from "./structured-data.ts";

/** The tags of a page's head. Passed as props, because react-helmet loses children on hydration. */
export function HeadTags({
  product,
  fullTitle,
  title,
  description,
  keywords = [],
  page,
  previous,
  next,
  hasFeed,
  isHidden,
  isUnreferred,
  card = {},
  picture,
  structuredData = () => [],
}: HeadFacts) {
  const address = page ? canonicalAddress(page.origin + page.path) : null;
  return (
    <Helmet
      htmlAttributes={{ lang: "en" }}
      title={fullTitle}
      link={linkTags({ page, previous, next, hasFeed })}
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
