/** The part of the plugin that Gatsby calls itself. It comes without types. */
declare module "gatsby-plugin-react-helmet/gatsby-ssr" {
  import type { RenderBodyArgs } from "gatsby";

  export function onRenderBody(
    setters: Pick<RenderBodyArgs, "setHeadComponents" | "setHtmlAttributes" | "setBodyAttributes">,
  ): void;
}
