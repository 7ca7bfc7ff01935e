import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import { replaceFaults } from "../upstream-faults/configure-webpack.ts";
import type { WebpackTools } from "./webpack-tools.ts";

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  replaceFaults(args);
  if (args.stage === "build-javascript") moveScripts(args);
};

/**
 * Puts the scripts into a folder of their own, `scriptsFolder` of the contracts: a Content-Security-Policy can name a
 * folder, but not all names of a form.
 */
function moveScripts({ actions, ...tools }: CreateWebpackConfigArgs): void {
  const filename = "scripts/[name]-[contenthash].js";
  const config = (tools as unknown as WebpackTools).getConfig();
  actions.replaceWebpackConfig({
    ...config,
    output: { ...config.output, filename, chunkFilename: filename },
  });
}
