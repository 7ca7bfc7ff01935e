import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { WebpackTools } from "../gatsby/webpack-tools.ts";

const { resolve: find } = createRequire(resolve("package.json"));

/** Configures the replacements of this folder. README.md says what is wrong upstream. */
export function replaceFaults(args: CreateWebpackConfigArgs): void {
  const { stage, actions } = args;
  actions.setWebpackConfig({
    resolve: { alias: { "gatsby-static-entry$": resolve(".cache/static-entry.js") } },
  });
  if (stage === "build-html") replaceRenderer(args);
  if (stage === "build-javascript" || stage === "develop") {
    actions.setWebpackConfig({
      resolve: {
        alias: {
          "@sanity/ui/styles.css$": resolve("upstream-faults/studio-style.ts"),
          "studio-parts-style$": join(dirname(find("@sanity/ui/package.json")), "dist/styles.css"),
        },
      },
    });
  }
  if (stage === "build-javascript") actions.setWebpackConfig({ optimization: { splitChunks } });
}

/** Late chunks have no part in `commons`, and what they share is split as webpack does by default. */
const splitChunks = {
  cacheGroups: {
    commons: { chunks: ({ name }: { name?: string }) => name?.startsWith("component---") ?? false },
    shared: { name: false },
  },
};

function replaceRenderer({ actions, ...tools }: CreateWebpackConfigArgs): void {
  const config = (tools as unknown as WebpackTools).getConfig();
  const entry = { ...config.entry, "render-page": resolve("upstream-faults/render-page.ts") };
  actions.replaceWebpackConfig({ ...config, entry });
}
