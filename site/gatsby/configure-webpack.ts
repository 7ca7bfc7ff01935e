import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import type TerserPlugin from "terser-webpack-plugin";
import { replaceFaults } from "../upstream-faults/configure-webpack.ts";
import type { WebpackTools } from "./webpack-tools.ts";

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  replaceFaults(args);
  if (args.stage === "build-javascript") configureScripts(args);
  if (isFirstBuild) args.actions.setWebpackConfig({ cache: false });
  // Those of the server: Node would have to be told to read them.
  if (args.stage === "build-html") args.actions.setWebpackConfig({ devtool: false });
};

/**
 * Only who builds again has a use for webpack's cache. Writing it takes a fifth of a build's time, and most first
 * builds are the last ones too: those of tests and images.
 */
const isFirstBuild = !existsSync(resolve("public", "scripts"));

/**
 * Puts the scripts into a folder of their own, `scriptsFolder` of the contracts: a Content-Security-Policy can name a
 * folder, but not all names of a form. Has swc minify them, which takes it a fraction of Terser's time.
 */
function configureScripts({ actions, ...tools }: CreateWebpackConfigArgs): void {
  const filename = "scripts/[name]-[contenthash].js";
  const config = (tools as unknown as WebpackTools).getConfig();
  // Loaded only here: Gatsby puts what this module imports into the server's bundle.
  const Minifier = createRequire(resolve("package.json"))("terser-webpack-plugin") as typeof TerserPlugin;
  const minifyScripts = new Minifier({ minify: Minifier.swcMinify, terserOptions: { ecma, compress: true } });
  const { optimization } = config;
  const otherMinimizers = optimization.minimizer.filter((minimizer) => !(minimizer instanceof Minifier));
  actions.replaceWebpackConfig({
    ...config,
    output: { ...config.output, filename, chunkFilename: filename },
    optimization: { ...optimization, minimizer: [minifyScripts, ...otherMinimizers] },
  });
}

/** What all browsers in package.json know. */
const ecma = 2022;
