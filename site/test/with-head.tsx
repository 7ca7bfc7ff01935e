import { Helmet, type HelmetData } from "react-helmet";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { CollectedHead } from "../src/head/collected-head.ts";
import type { HeadFacts } from "../src/head/head-facts.ts";
import { withHelmet } from "../src/head/render-page.tsx";

/** Renders a page, and returns its HTML and its head's tags. */
export function withHead(page: ReactNode, render = renderToStaticMarkup): { html: string; head: HelmetData } {
  let facts: HeadFacts | undefined;
  const html = render(<CollectedHead value={(given) => void (facts = given)}>{page}</CollectedHead>);
  if (!facts) throw new Error("The page has no head");
  return { html, head: withHelmet(facts, () => Helmet.renderStatic()) };
}
