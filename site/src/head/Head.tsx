import { useSettings } from "../settings/Settings.tsx";
import type { PageHead } from "./head-facts.ts";
import { HeadTags } from "#rendered-head";

/** The head of a page for browsers, search engines and social networks. Drafts have no address. */
export function Head(page: PageHead) {
  const { product, isPreview } = useSettings();
  const { page: _place, ...unplaced } = page;
  return (
    <HeadTags {...(isPreview ? unplaced : page)} product={product} fullTitle={`${page.title} | ${product}`} />
  );
}
