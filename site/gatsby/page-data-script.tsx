import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactElement, type ReactNode } from "react";

/**
 * Gatsby writes a page's path and data into an inline script, so that each page would have a script of its own. Here
 * they become data, and a script that is the same on every page reads them.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const components = getPostBodyComponents();
  if (!components.some(isPageScript)) throw new Error("Gatsby's script with the page's data is not there");
  replacePostBodyComponents(
    components.flatMap((component): ReactNode[] =>
      isPageScript(component)
        ? [
            <script
              key="page-data"
              type="application/json"
              dangerouslySetInnerHTML={{ __html: pageDataIn(component.props.dangerouslySetInnerHTML.__html) }}
            />,
            <script
              key="script-loader"
              id={pageScriptId}
              dangerouslySetInnerHTML={{ __html: readPageData }}
            />,
          ]
        : [component],
    ),
  );
};

const pageScriptId = "gatsby-script-loader";
type PageScript = ReactElement<{ id: string; dangerouslySetInnerHTML: { __html: string } }>;

function isPageScript(component: ReactNode): component is PageScript {
  return isValidElement<{ id?: string }>(component) && component.props.id === pageScriptId;
}

const shape =
  /^\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");(?:window\.pageData=(\{.*\});)?\/\*\]\]>\*\/$/s;

/** Returns the JSON for an element. Text of the page can't end it, as there is no `<` in it. */
function pageDataIn(script: string): string {
  const [, pagePath, pageData] = shape.exec(script) ?? [];
  if (pagePath === undefined) throw new Error("Gatsby's script with the page's data has changed");
  const data = `{"pagePath":${pagePath}${pageData === undefined ? "" : `,"pageData":${pageData}`}}`;
  return data.replaceAll("<", String.raw`\u003c`);
}

/**
 * Reads the element before its own, so that nothing else in the page can take that element's place.
 *
 * Before a page is rendered, the gateway removes query parameters that the page doesn't depend on, so they are missing from
 * the path in the data. Gatsby looks page data up by path and query. Without this, it would fetch the data again, and might
 * hydrate the page with data other than that from which the HTML was rendered.
 */
const readPageData = `(function(data){
window.pagePath=data.pagePath;
if(data.pageData){
window.pagePath=data.pageData.path=data.pageData.path.split("?")[0]+location.search;
window.pageData=data.pageData;
}
})(JSON.parse(document.currentScript.previousElementSibling.textContent))`;
