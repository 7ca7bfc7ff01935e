import { Helmet } from "react-helmet";
import { useSettings } from "../settings/Settings.tsx";
import { canonicalAddress } from "./canonical.ts";
import { metaTags } from "./meta-tags.ts";
import type { SocialCard } from "./social-card.ts";
import { inScript, type StructuredData } from "./structured-data.ts";

interface Props {
  /** Without the site's name, which follows it. */
  title: string;
  description: string;
  keywords?: readonly string[];
  /** Where the page lives. A page without an address of its own, such as an error, has none and isn't indexed. */
  page?: { origin: string; path: string };
  /** What the page's social picture shows beside its title. */
  card?: SocialCard;
  structuredData?: readonly StructuredData[];
}

/**
 * Everything that a page says of itself to browsers, search engines and social networks. The tags are
 * passed as props: as children react-helmet loses them when the page hydrates.
 */
export function Head({ title, description, keywords = [], page, card = {}, structuredData = [] }: Props) {
  const { product } = useSettings();
  const address = page ? canonicalAddress(page.origin + page.path) : null;
  return (
    <Helmet
      htmlAttributes={{ lang: "en" }}
      title={`${title} | ${product}`}
      link={address ? [{ rel: "canonical", href: address }] : []}
      meta={metaTags({ product, title, description, keywords, address, card })}
      script={structuredData.map((data) => ({ type: "application/ld+json", innerHTML: inScript(data) }))}
    />
  );
}
