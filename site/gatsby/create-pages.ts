import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { sectionNames, sectionPath } from "../src/styleguide/section-names.ts";

/** Pages outside `src/pages`. `STYLEGUIDE=on` adds those that show every component. */
export const createPages: GatsbyNode["createPages"] = ({ actions }) => {
  if (process.env.STYLEGUIDE !== "on") return;
  actions.createPage({
    path: "/_styleguide",
    component: resolve("src/styleguide/StyleguidePage.tsx"),
    context: {},
  });
  actions.createPage({
    path: "/_styleguide/empty",
    component: resolve("src/styleguide/EmptyPage.tsx"),
    context: {},
  });
  for (const name of sectionNames) {
    actions.createPage({
      path: sectionPath(name),
      component: resolve("src/styleguide/StyleguideSectionPage.tsx"),
      context: { name },
    });
  }
};
