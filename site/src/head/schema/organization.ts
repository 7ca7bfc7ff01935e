import type * as schema from "schema-dts";
import { canonicalAddress } from "../canonical.ts";

export interface Organization {
  "@type": "Organization";
  name: string;
  url: string;
  logo: { "@type": "ImageObject"; url: string; width: string; height: string };
  sameAs?: readonly string[];
}

interface OrganizationFacts {
  /** The site's name. */
  product: string;
  origin: string;
  /** The site's own profiles on other sites. */
  profiles?: readonly string[];
}

/** Describes who publishes the site. */
export function organization({ product, origin, profiles = [] }: OrganizationFacts): Organization {
  const url = canonicalAddress(origin);
  return {
    "@type": "Organization",
    name: product,
    url,
    logo: { "@type": "ImageObject", url: `${url}/icon-512.png`, width: "512", height: "512" },
    ...(profiles.length > 0 && { sameAs: profiles }),
  } satisfies schema.Organization;
}
