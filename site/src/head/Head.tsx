import { unmarked } from "../lib/unmarked.ts";
import { useSettings } from "../settings/Settings.tsx";
import type { PageHead } from "./head-facts.ts";
import { HeadTags } from "#rendered-head";

/** The head of a page for browsers, search engines and social networks. Drafts have no address. */
export function Head(page: PageHead) {
  const { product, isPreview } = useSettings();
  const shown = isPreview ? draftHead(page) : page;
  return <HeadTags {...shown} product={product} fullTitle={`${shown.title} | ${product}`} />;
}

function draftHead({ page: _place, structuredData = () => [], ...facts }: PageHead): PageHead {
  return { ...unmarked(facts), structuredData: () => unmarked(structuredData()) };
}
