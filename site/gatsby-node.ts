export { onCreateWebpackConfig } from "./gatsby/configure-webpack.ts";
export { createPages } from "./gatsby/create-pages.ts";
export { onPostBuild } from "./gatsby/on-post-build.ts";
