import type { WrapPageElementBrowserArgs, WrapRootElementBrowserArgs } from "gatsby";
import type { ReactElement } from "react";
import { Root } from "../src/app/Root.tsx";
import { Settings } from "../src/settings/Settings.tsx";
import type { SiteSettings } from "../src/settings/site-settings.ts";
import { Shell } from "../src/shell/Shell.tsx";

/** What `getServerData` of every page gives; a page without it has none. */
type RenderedWith = { settings?: SiteSettings } | undefined;

/** The renderer and the browser must wrap alike, or hydration finds another page. */
export function wrapRootElement({ element }: Pick<WrapRootElementBrowserArgs, "element">): ReactElement {
  return <Root>{element}</Root>;
}

export function wrapPageElement({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, "element" | "props">): ReactElement {
  return (
    <Settings settings={(props.serverData as RenderedWith)?.settings}>
      <Shell path={props.location.pathname}>{element}</Shell>
    </Settings>
  );
}
