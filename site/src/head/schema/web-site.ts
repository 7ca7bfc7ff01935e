import type * as schema from "schema-dts";
import { searchParameter, searchPath } from "@wordlehint/contracts";
import { proseLanguage } from "../../lib/languages.ts";
import { canonicalAddress } from "../canonical.ts";
import { organization, type Organization } from "./organization.ts";

export interface WebSite {
  "@type": "WebSite";
  name: string;
  url: string;
  inLanguage: string;
  publisher: Organization;
  potentialAction: {
    "@type": "SearchAction";
    target: { "@type": "EntryPoint"; urlTemplate: string };
    "query-input": string;
  };
}

/** Describes the site as a whole: its name, who publishes it, and its search. */
export function webSite(facts: Parameters<typeof organization>[0]): WebSite {
  const url = canonicalAddress(facts.origin);
  const potentialAction = {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${url}${searchPath}?${searchParameter}={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  } as const satisfies schema.WithActionConstraints<schema.SearchAction>;
  return {
    "@type": "WebSite",
    name: facts.product,
    url,
    inLanguage: proseLanguage,
    publisher: organization(facts),
    potentialAction,
  } satisfies schema.WebSite;
}
