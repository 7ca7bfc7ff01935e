import type { WrapPageElementBrowserArgs, WrapRootElementBrowserArgs } from "gatsby";
import type { ReactElement } from "react";
import { ErrorBoundary } from "../src/app/ErrorBoundary.tsx";
import { Root } from "../src/app/Root.tsx";
import { Shell } from "../src/shell/Shell.tsx";

/** The renderer and the browser must wrap alike, or hydration finds another page. */
export function wrapRootElement({ element }: Pick<WrapRootElementBrowserArgs, "element">): ReactElement {
  return <Root>{element}</Root>;
}

export function wrapPageElement({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, "element" | "props">): ReactElement {
  return (
    <Shell>
      <ErrorBoundary key={props.location.pathname}>{element}</ErrorBoundary>
    </Shell>
  );
}
