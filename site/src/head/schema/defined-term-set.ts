import type * as schema from "schema-dts";
import { canonicalAddress } from "../canonical.ts";

export interface DefinedTermSet {
  "@type": "DefinedTermSet";
  name: string;
  url: string;
  hasDefinedTerm: {
    "@type": "DefinedTerm";
    name: string;
    description: string;
    url: string;
    inDefinedTermSet: string;
  }[];
}

export interface DefinedTermSetFacts {
  name: string;
  page: { origin: string; path: string };
  /** `anchor`: the id of the term's element on the page. */
  terms: readonly { term: string; definition: string; anchor: string }[];
}

export function definedTermSet({ name, page, terms }: DefinedTermSetFacts): DefinedTermSet {
  const url = canonicalAddress(page.origin + page.path);
  return {
    "@type": "DefinedTermSet",
    name,
    url,
    hasDefinedTerm: terms.map(({ term, definition, anchor }) => ({
      "@type": "DefinedTerm",
      name: term,
      description: definition,
      url: `${url}#${encodeURIComponent(anchor)}`,
      inDefinedTermSet: url,
    })),
  } satisfies schema.DefinedTermSet;
}
