import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";

/** Pages outside `src/pages`. `LOOK_PAGE=on` adds the page that shows every component. */
export const createPages: GatsbyNode["createPages"] = ({ actions }) => {
  if (process.env.LOOK_PAGE !== "on") return;
  actions.createPage({ path: "/_look", component: resolve("src/look/LookPage.tsx"), context: {} });
  actions.createPage({ path: "/_look/empty", component: resolve("src/look/EmptyPage.tsx"), context: {} });
};
