import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";

const browserStages = ["build-javascript", "develop"];
const { resolve: find } = createRequire(resolve("package.json"));

/** Parts of libraries that do more than we need; renderer and browser must draw alike. */
const everywhere = () => ({
  "@emotion/is-prop-valid$": resolve("src/ui/is-prop-valid.ts"),
  [find("lucide-react/dist/esm/createLucideIcon.mjs")]: resolve("src/ui/create-lucide-icon.tsx"),
  "gatsby-static-entry$": resolve(".cache/static-entry.js"),
});

/** What the browser needs later than the renderer, or never. */
const inBrowser = () => ({
  [resolve("src/head/RenderedHead.tsx")]: resolve("src/head/LateHead.tsx"),
  // Gatsby's own ways to write a head and to run scripts in a worker: we have others.
  [resolve(".cache/head/head-export-handler-for-browser.js")]: resolve("gatsby/no-head-export.ts"),
  [find("gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: false as const,
  // A hook for scrolling parts, unused; it keeps all of Gatsby's router in. And no plugin of ours asks for this:
  [find("gatsby-react-router-scroll/use-scroll-restoration.js")]: false as const,
  [resolve(".cache/register-service-worker.js")]: false as const,
  "@sanity/ui/styles.css$": resolve("src/preview/studio-style.ts"),
  "studio-parts-style$": join(dirname(find("@sanity/ui/package.json")), "dist/styles.css"),
});

/**
 * Gatsby takes chunks that are loaded late for pages: it would put what several of them share into the first
 * load of every page, and all of it into one chunk, because it names that by their names and they have none.
 */
const splitChunks = {
  cacheGroups: {
    commons: { chunks: ({ name }: { name?: string }) => name?.startsWith("component---") ?? false },
    // Small ones would cost every page their names, and those that need them a request each.
    shared: { name: false, minSize: 60_000 },
  },
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  if (args.stage === "build-javascript") writeModernScript(args);
  if (args.stage === "build-html") renderAtAddresses(args);
  args.actions.setWebpackConfig({
    resolve: { alias: { ...everywhere(), ...(browserStages.includes(args.stage) ? inBrowser() : {}) } },
    // A preview's parts come together: each late chunk of them would be named on every page.
    module: {
      rules: [{ test: /[\\/]node_modules[\\/]@sanity[\\/]/, parser: { dynamicImportMode: "eager" } }],
    },
    ...(args.stage === "build-javascript" && { optimization: { splitChunks } }),
  });
};

/** What we change of Gatsby's configuration; its own types leave it open. */
interface WebpackTools {
  getConfig: () => { entry: object; output: object; optimization: object };
  plugins: { minifyJs: (options: object) => object; minifyCss: () => object };
}

function renderAtAddresses({ actions, ...tools }: CreateWebpackConfigArgs): void {
  const { getConfig } = tools as unknown as WebpackTools;
  const config = getConfig();
  actions.replaceWebpackConfig({
    ...config,
    entry: { ...config.entry, "render-page": resolve("gatsby/render-page.ts") },
  });
}

/** As our browserslist allows. Gatsby writes for browsers from before 2015, and lets nobody merge this in. */
function writeModernScript({ actions, ...tools }: CreateWebpackConfigArgs): void {
  const { getConfig, plugins } = tools as unknown as WebpackTools;
  const config = getConfig();
  const ecma = 2020;
  const terserOptions = { mangle: {}, compress: { ecma, passes: 2 }, output: { ecma } };
  actions.replaceWebpackConfig({
    ...config,
    output: {
      ...config.output,
      // Every page holds the names of all late chunks.
      hashDigestLength: 8,
      environment: { arrowFunction: true, const: true, destructuring: true, templateLiteral: true },
    },
    optimization: {
      ...config.optimization,
      minimizer: [plugins.minifyJs({ terserOptions }), plugins.minifyCss()],
    },
  });
}
