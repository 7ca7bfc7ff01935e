import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";

const browserStages = ["build-javascript", "develop"];

/** The browser gets a Helmet that is loaded late; the renderer needs the real one. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (!browserStages.includes(stage)) return;
  actions.setWebpackConfig({
    resolve: { alias: { "react-helmet$": resolve("src/head/late-helmet.tsx") } },
  });
};
