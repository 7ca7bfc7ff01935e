import { palettes } from "@wordlehint/contracts/palettes";
import { createElement as h } from "react";

const style = `
html{background:${palettes.light.surface}}
@media (prefers-color-scheme:dark){html{background:${palettes.dark.paper}}}
html,body,#sanity{height:100%}
body{margin:0;-webkit-font-smoothing:antialiased}
`;

/**
 * The studio's only HTML page. The framework's default page loads a font from another host, reports errors to another
 * host and limits zooming. JavaScript without JSX, because the build loads this file without transforming it.
 */
export default function Document({ css = [], entryPath }) {
  return h(
    "html",
    { lang: "en" },
    h(
      "head",
      null,
      h("meta", { charSet: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1, viewport-fit=cover" }),
      h("meta", { name: "robots", content: "noindex" }),
      h("meta", { name: "referrer", content: "same-origin" }),
      h("link", { rel: "icon", href: "/static/favicon.svg", type: "image/svg+xml" }),
      h("title", null, "WordleHint Studio"),
      css.map((href) => h("link", { key: href, rel: "stylesheet", href })),
      h("style", { dangerouslySetInnerHTML: { __html: style } }),
    ),
    h(
      "body",
      null,
      h("div", { id: "sanity" }),
      h("script", { src: entryPath, type: "module" }),
      h("noscript", null, "The studio needs JavaScript."),
    ),
  );
}
