/** Gatsby's renderer of pages, as its build writes it into `.cache`. */
declare module "gatsby-static-entry" {
  export interface Rendering {
    pagePath: string;
    pageData: { path: string };
  }
  export default function renderPage(rendering: Rendering): Promise<{ html: string }>;
}
