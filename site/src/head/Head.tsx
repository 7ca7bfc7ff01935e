import { useSettings } from "../settings/Settings.tsx";
import type { PageHead } from "./head-facts.ts";
import { RenderedHead } from "./RenderedHead.tsx";

/** Everything that a page says of itself to browsers, search engines and social networks. */
export function Head(page: PageHead) {
  const { product } = useSettings();
  return <RenderedHead {...page} product={product} fullTitle={`${page.title} | ${product}`} />;
}
