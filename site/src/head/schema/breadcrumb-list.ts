import type * as schema from "schema-dts";
import { canonicalAddress } from "../canonical.ts";

export interface BreadcrumbList {
  "@type": "BreadcrumbList";
  itemListElement: { "@type": "ListItem"; position: number; name: string; item?: string }[];
}

/**
 * @param items as shown on the page, from the home page on; the last item, the page itself, has no address.
 */
export function breadcrumbList(
  origin: string,
  items: readonly { label: string; to?: string }[],
): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: items.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(to !== undefined && { item: canonicalAddress(origin + to) }),
    })),
  } satisfies schema.BreadcrumbList;
}
