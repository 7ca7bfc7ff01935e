/** Gatsby's page renderer, which the build writes to `.cache`. */
declare module "gatsby-static-entry" {
  export interface Rendering {
    pagePath: string;
    pageData: { path: string };
  }
  export default function renderPage(rendering: Rendering): Promise<{ html: string }>;
}
