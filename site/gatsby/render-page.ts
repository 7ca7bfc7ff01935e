import renderPage, { type Rendering } from "gatsby-static-entry";
import { withoutSlash } from "../src/lib/without-slash.ts";

export * from "gatsby-static-entry";

/**
 * Gatsby's renderer, told of pages by their addresses. For a page whose address isn't known at build time
 * `gatsby serve` adds a slash to it, whatever `trailingSlash` says; the browser would then go there.
 */
export default function renderAtAddress(rendering: Rendering): Promise<{ html: string }> {
  const { pagePath, pageData } = rendering;
  return renderPage({
    ...rendering,
    pagePath: withoutSlash(pagePath),
    pageData: { ...pageData, path: withoutSlash(pageData.path) },
  });
}
