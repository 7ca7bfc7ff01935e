import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import type TerserPlugin from "terser-webpack-plugin";
import { replaceFaults } from "../upstream-faults/configure-webpack.ts";
import type { WebpackTools } from "./webpack-tools.ts";

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  replaceFaults(args);
  args.actions.setWebpackConfig({ module: { rules: [featureDoors] } });
  if (args.stage === "build-javascript") configureScripts(args);
  if (isFirstBuild) args.actions.setWebpackConfig({ cache: false });
  // The renderer's Node doesn't read source maps.
  if (args.stage === "build-html") args.actions.setWebpackConfig({ devtool: false });
};

/** Features' doors only pass on what their files export: a page loads the files that it uses, not all of a feature. */
const featureDoors = { test: /\/features\/\w+\/[\w-]+\/index\.ts$/, sideEffects: false };

const folder = "scripts";

/**
 * Set if there was no build before this one. Webpack's cache only helps later builds, and writing it takes a fifth of
 * the time of this one. Most first builds, such as those of tests and images, are never repeated.
 */
const isFirstBuild = !existsSync(resolve("public", folder));

/**
 * Puts the scripts into a folder of their own, `scriptsFolder` of the contracts: a Content-Security-Policy can name a
 * folder, but not all names of a form. Has swc minify them, which takes it a fraction of Terser's time.
 */
function configureScripts({ actions, ...tools }: CreateWebpackConfigArgs): void {
  const filename = `${folder}/[name]-[contenthash].js`;
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

/** The ECMAScript version that all browsers in package.json support. */
const ecma = 2022;
