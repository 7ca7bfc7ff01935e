// The one for browsers needs a MessageChannel, which jsdom lacks.
import { renderToString } from "react-dom/server.node";
import { replaceHydrateFunction } from "../../gatsby/hydrate.ts";
import type { ReactElement } from "react";
import { Root } from "../../src/app/Root.tsx";
import { defaultSettings } from "../../src/settings/default-settings.ts";
import { Settings } from "../../src/settings/Settings.tsx";

/** A page as the renderer sends it, which hydrates when the test says so, as in a browser. */
export function rendered(element: ReactElement): { html: string; hydrate: () => void } {
  const page = (
    <Root>
      <Settings settings={defaultSettings}>{element}</Settings>
    </Root>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  return { html: container.innerHTML, hydrate: () => replaceHydrateFunction()(page, container) };
}
