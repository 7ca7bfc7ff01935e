import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { runInNewContext } from "node:vm";
import { onPreRenderHTML } from "./page-data-script.tsx";
import { inlineScriptHashes } from "../src/scripts/inline-script-hashes.ts";

/** Renders the end of a page's body as Gatsby does. */
function render(script: string, before: ReactNode[] = []): string {
  let components: ReactNode[] = [
    ...before,
    <script key="l" id="gatsby-script-loader" dangerouslySetInnerHTML={{ __html: script }} />,
    <script key="a" src="/scripts/app.js" async />,
  ];
  const args = {
    getPostBodyComponents: () => components,
    replacePostBodyComponents: (replaced: ReactNode[]) => void (components = replaced),
  };
  onPreRenderHTML?.(args as unknown as Parameters<NonNullable<typeof onPreRenderHTML>>[0], { plugins: [] });
  return renderToStaticMarkup(components);
}

const gatsbyScript = (path: string, pageData?: object) =>
  `/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};${
    pageData ? `window.pageData=${JSON.stringify(pageData)};` : ""
  }/*]]>*/`;

/** Runs the page's script as a browser does at an address with this query, and returns what it sets. */
function run(html: string, search = ""): object {
  const [, data = "", script = ""] =
    /<script type="application\/json">(.*?)<\/script><script id="gatsby-script-loader">(.*?)<\/script>/s.exec(
      html,
    ) ?? [];
  const window = {};
  const previousElementSibling = { textContent: data };
  const document = { currentScript: { previousElementSibling } };
  runInNewContext(script, { window, document, location: { search } });
  return window;
}

describe("a page's data", () => {
  const data = {
    path: "/about",
    result: { serverData: { title: 'A "quoted" title;window.pageData={};/*]]>*/' } },
  };

  it("reaches Gatsby's scripts as Gatsby wrote it", () => {
    expect(run(render(gatsbyScript("/about", data)))).toEqual({ pagePath: "/about", pageData: data });
    expect(run(render(gatsbyScript("/404.html")))).toEqual({ pagePath: "/404.html" });
  });

  it("is read by the same script on every page", () => {
    const [one, ...others] = inlineScriptHashes(render(gatsbyScript("/about", data)));
    expect(inlineScriptHashes(render(gatsbyScript("/404.html")))).toEqual([one]);
    expect(others).toEqual([]);
  });

  it("can't end its element and begin a script", () => {
    const text = "</script><script>alert(1)</script><!--<script>";
    const html = render(gatsbyScript("/about", { path: "/about", text }));
    expect(html.match(/<script/g)).toHaveLength(3);
    expect(run(html)).toMatchObject({ pageData: { text } });
  });

  it.each([
    ["/", "", "/"],
    ["/", "?utm_source=mail", "/?utm_source=mail"],
    ["/blog?page=2", "?page=2", "/blog?page=2"],
    ["/blog?page=2", "?utm_source=mail&page=2", "/blog?utm_source=mail&page=2"],
  ])("rendered for %s with the query %j is that of %s", (path, search, address) => {
    expect(run(render(gatsbyScript(path, { path })), search)).toEqual({
      pagePath: address,
      pageData: { path: address },
    });
  });

  it("leaves the not-found page, which has no data, its own path", () => {
    expect(run(render(gatsbyScript("/404.html")), "?q=1")).toEqual({ pagePath: "/404.html" });
  });

  it.each([["window.pagePath='/about'"], ['/*<![CDATA[*/window.pagePath="/a";alert(1);/*]]>*/']])(
    "stops the build if Gatsby writes another script: %s",
    (script) => {
      expect(() => render(script)).toThrow("has changed");
    },
  );
});
