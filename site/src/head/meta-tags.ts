import { product } from "../product.ts";

interface Told {
  title: string;
  description: string;
  keywords: readonly string[];
  /** Canonical address, and the origin of the picture; null for a page that is not to be indexed. */
  address: string | null;
  origin: string | null;
}

type MetaTag = { name: string; content: string } | { property: string; content: string };

/** Made to be read at a thumbnail's size, and true of every page. */
const picture = { path: "/social-card.png", width: "1200", height: "630", alt: `${product}: a riddle a day` };

/** What search engines and social networks are told of a page (specification, section 1). */
export function metaTags({ title, description, keywords, address, origin }: Told): MetaTag[] {
  const image = origin === null ? "" : origin + picture.path;
  return [
    ...named({
      description,
      keywords: keywords.join(", "),
      robots: address === null ? "noindex" : "index, follow",
      "twitter:card": image ? "summary_large_image" : "summary",
      "twitter:title": title,
      "twitter:description": description,
      "twitter:image": image,
    }),
    ...openGraph({
      type: "website",
      site_name: product,
      locale: "en_US",
      title,
      description,
      url: address ?? "",
      image,
      ...(image
        ? { "image:width": picture.width, "image:height": picture.height, "image:alt": picture.alt }
        : {}),
    }),
  ];
}

function named(values: Record<string, string>): MetaTag[] {
  return filled(values).map(([name, content]) => ({ name, content }));
}

function openGraph(values: Record<string, string>): MetaTag[] {
  return filled(values).map(([name, content]) => ({ property: `og:${name}`, content }));
}

function filled(values: Record<string, string>): [string, string][] {
  return Object.entries(values).filter(([, content]) => content !== "");
}
