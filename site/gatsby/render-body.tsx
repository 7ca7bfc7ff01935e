import type { GatsbySSR } from "gatsby";
import { onRenderBody as setHelmetsHead } from "gatsby-plugin-react-helmet/gatsby-ssr";
import { renderPage, withHelmet } from "../src/head/render-page.tsx";
import { documentStyle } from "../src/theme/document-style.ts";

/**
 * Renders the body, and sets the page's head with it: when Gatsby calls the plugin, react-helmet may already have the
 * head of another page. All styles stand in the head, the plain elements' before the components'.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
  setBodyAttributes,
}) => {
  const { body, emotion, css, head } = await renderPage(bodyComponent);
  replaceBodyHTMLString(body);
  setHeadComponents([
    <style key="style" dangerouslySetInnerHTML={{ __html: documentStyle }} />,
    <style key="emotion" data-emotion={emotion} data-s="" dangerouslySetInnerHTML={{ __html: css }} />,
  ]);
  if (head)
    withHelmet(head, () => setHelmetsHead({ setHeadComponents, setHtmlAttributes, setBodyAttributes }));
};
