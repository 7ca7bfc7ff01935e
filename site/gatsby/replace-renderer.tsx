import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { Helmet, type HelmetData } from "react-helmet";

/**
 * Renders the body and takes its head in one go. Gatsby's own renderer pauses between the two, and
 * react-helmet keeps one head for the whole process: pages rendered at the same time would swap theirs.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = (page) => {
  const { body, head } = renderPage(page.bodyComponent);
  page.replaceBodyHTMLString(body);
  page.setHtmlAttributes(head.htmlAttributes.toComponent());
  page.setHeadComponents([
    head.title.toComponent(),
    head.meta.toComponent(),
    head.link.toComponent(),
    head.script.toComponent(),
  ]);
};

function renderPage(element: Parameters<typeof renderToString>[0]): { body: string; head: HelmetData } {
  try {
    return { body: renderToString(element), head: Helmet.renderStatic() };
  } catch (error) {
    // What a failed page has left behind must not reach the next one.
    Helmet.renderStatic();
    throw error;
  }
}
