import { Helmet } from "react-helmet";
import { product } from "../product.ts";
import { canonicalAddress } from "./canonical.ts";
import { inScript, type StructuredData } from "./structured-data.ts";

interface Props {
  title: string;
  description: string;
  keywords?: readonly string[];
  /** Where the page lives. A page without an address of its own, such as an error, has none and isn't indexed. */
  page?: { origin: string; path: string };
  structuredData?: readonly StructuredData[];
}

/**
 * Everything that a page says of itself to browsers, search engines and social networks. The tags are
 * passed as props: as children react-helmet loses them when the page hydrates.
 */
export function Head({ title, description, keywords = [], page, structuredData = [] }: Props) {
  const fullTitle = `${title} | ${product}`;
  const address = page ? canonicalAddress(page.origin + page.path) : null;
  return (
    <Helmet
      htmlAttributes={{ lang: "en" }}
      title={fullTitle}
      link={address ? [{ rel: "canonical", href: address }] : []}
      meta={[
        ...named({
          description,
          keywords: keywords.join(", "),
          robots: address ? "index, follow" : "noindex",
          "twitter:card": "summary",
          "twitter:title": fullTitle,
          "twitter:description": description,
        }),
        ...openGraph({
          type: "website",
          site_name: product,
          locale: "en_US",
          title: fullTitle,
          description,
          url: address ?? "",
        }),
      ]}
      script={structuredData.map((data) => ({ type: "application/ld+json", innerHTML: inScript(data) }))}
    />
  );
}

function named(values: Record<string, string>): { name: string; content: string }[] {
  return filled(values).map(([name, content]) => ({ name, content }));
}

function openGraph(values: Record<string, string>): { property: string; content: string }[] {
  return filled(values).map(([name, content]) => ({ property: `og:${name}`, content }));
}

function filled(values: Record<string, string>): [string, string][] {
  return Object.entries(values).filter(([, content]) => content !== "");
}
