import { socialPictureSize } from "@wordlehint/contracts";
import { pictureOf, type SocialCard } from "./social-card.ts";

export interface PageFacts {
  /** The site's name. */
  product: string;
  /** Without the site's name. */
  title: string;
  description: string;
  keywords: readonly string[];
  /** Canonical; null for a page that must not be indexed. */
  address: string | null;
  isHidden?: boolean | undefined;
  isUnreferred?: boolean | undefined;
  card: SocialCard;
  /** Replaces the generated picture; must have the same size. */
  picture?: { path: string; alt: string } | undefined;
}

export type MetaTag = { name: string; content: string } | { property: string; content: string };

/** Returns the meta tags for search engines and social networks. */
export function metaTags(facts: PageFacts): MetaTag[] {
  const {
    product,
    title,
    description,
    keywords,
    address,
    isHidden = false,
    isUnreferred = false,
    card,
    picture,
  } = facts;
  const { address: image, alt } =
    address === null
      ? { address: "", alt: "" }
      : picture
        ? { address: new URL(picture.path, address).href, alt: picture.alt }
        : pictureOf(address, product, title, card);
  return [
    ...named({
      description,
      keywords: keywords.join(", "),
      robots: address === null || isHidden ? "noindex" : "index, follow",
      referrer: isUnreferred ? "no-referrer" : "",
      "twitter:card": image ? "summary_large_image" : "summary",
      "twitter:title": title,
      "twitter:description": description,
      "twitter:image": image,
      "twitter:image:alt": alt,
      ...(image ? pictureTags(card) : {}),
    }),
    ...openGraph({
      type: "website",
      site_name: product,
      locale: "en_GB",
      title,
      description,
      url: address ?? "",
      image,
      ...(image
        ? {
            "image:type": "image/png",
            "image:width": String(socialPictureSize.width),
            "image:height": String(socialPictureSize.height),
          }
        : {}),
      "image:alt": alt,
    }),
  ];
}

/** Read by the service that draws the picture: it knows only the page's head. */
function pictureTags({ kicker = "", verse = [], closedTiles = 0 }: SocialCard): Record<string, string> {
  return {
    "wordlehint:kicker": kicker,
    "wordlehint:verse": verse.join("\n"),
    "wordlehint:tiles": closedTiles > 0 ? String(closedTiles) : "",
  };
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
