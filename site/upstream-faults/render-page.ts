import renderPage, { type Rendering } from "gatsby-static-entry";
import { withoutSlash } from "../src/lib/without-slash.ts";

export * from "gatsby-static-entry";

/**
 * Gatsby's renderer, with page paths without a trailing slash. For pages whose address isn't known at build
 * time, `gatsby serve` appends a slash whatever `trailingSlash` says, and the browser would navigate there.
 */
export default function renderAtAddress(rendering: Rendering): Promise<{ html: string }> {
  const { pagePath, pageData } = rendering;
  return renderPage({
    ...rendering,
    pagePath: withoutSlash(pagePath),
    pageData: { ...pageData, path: withoutSlash(pageData.path) },
  });
}
