import type { WrapPageElementBrowserArgs, WrapRootElementBrowserArgs } from "gatsby";
import type { ReactElement } from "react";
import { Root } from "../src/app/Root.tsx";
import { Settings } from "../src/settings/Settings.tsx";
import type { SiteSettings } from "../src/settings/site-settings.ts";
import { Shell } from "../src/shell/Shell.tsx";

/** The result of a page's `getServerData`, if it has one. */
type RenderedWith = { settings?: SiteSettings } | undefined;

/** Used by the renderer and the browser: both must wrap alike, or hydration fails. */
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
