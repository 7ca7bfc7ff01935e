import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { sectionNames, sectionPath } from "../src/look/section-names.ts";

/** Pages outside `src/pages`. `LOOK_PAGE=on` adds those that show every component. */
export const createPages: GatsbyNode["createPages"] = ({ actions }) => {
  if (process.env.LOOK_PAGE !== "on") return;
  actions.createPage({ path: "/_look", component: resolve("src/look/LookPage.tsx"), context: {} });
  actions.createPage({ path: "/_look/empty", component: resolve("src/look/EmptyPage.tsx"), context: {} });
  for (const name of sectionNames) {
    actions.createPage({
      path: sectionPath(name),
      component: resolve("src/look/LookSectionPage.tsx"),
      context: { name },
    });
  }
};
