import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { sectionNames, sectionPath } from "../src/styleguide/section-names.ts";

/** Pages outside `src/pages`. `LOOK_PAGE=on` adds those that show every component. */
export const createPages: GatsbyNode["createPages"] = ({ actions }) => {
  if (process.env.LOOK_PAGE !== "on") return;
  actions.createPage({ path: "/_look", component: resolve("src/styleguide/LookPage.tsx"), context: {} });
  actions.createPage({
    path: "/_look/empty",
    component: resolve("src/styleguide/EmptyPage.tsx"),
    context: {},
  });
  for (const name of sectionNames) {
    actions.createPage({
      path: sectionPath(name),
      component: resolve("src/styleguide/LookSectionPage.tsx"),
      context: { name },
    });
  }
};
