import type * as schema from "schema-dts";
import { canonicalAddress } from "../canonical.ts";

export interface CollectionPage {
  "@type": "CollectionPage";
  name: string;
  description: string;
  url: string;
  mainEntity: {
    "@type": "ItemList";
    numberOfItems: number;
    itemListElement: { "@type": "ListItem"; position: number; name: string; url: string }[];
  };
}

export interface CollectionPageFacts {
  page: { origin: string; path: string };
  name: string;
  description: string;
  /** The pages that it lists, in order. */
  items: readonly { name: string; path: string }[];
}

/** Describes a page that lists others. */
export function collectionPage({ page, name, description, items }: CollectionPageFacts): CollectionPage {
  return {
    "@type": "CollectionPage",
    name,
    description,
    url: canonicalAddress(page.origin + page.path),
    mainEntity: {
      "@type": "ItemList",
      numberOfItems: items.length,
      itemListElement: items.map((item, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: item.name,
        url: canonicalAddress(page.origin + item.path),
      })),
    },
  } satisfies schema.CollectionPage;
}
