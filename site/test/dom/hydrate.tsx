// The one for browsers needs a MessageChannel, which jsdom lacks.
import { renderToString } from "react-dom/server.node";
import { replaceHydrateFunction } from "../../src/app/hydrate.ts";
import type { ReactElement } from "react";
import { Root } from "../../src/app/Root.tsx";
import { defaultSettings } from "../../src/settings/default-settings.ts";
import { Settings } from "../../src/settings/Settings.tsx";

/**
 * Puts server-rendered HTML into the document. `hydrate` hydrates it with React, as a browser does.
 * @param inBrowser what the browser renders, if it differs: the browser knows the query string, for example
 */
export function rendered(element: ReactElement, inBrowser = element): { html: string; hydrate: () => void } {
  const pageOf = (content: ReactElement) => (
    <Root>
      <Settings settings={defaultSettings}>{content}</Settings>
    </Root>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(pageOf(element));
  return {
    html: container.innerHTML,
    hydrate: () => replaceHydrateFunction()(pageOf(inBrowser), container),
  };
}
