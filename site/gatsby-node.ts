export { onCreateWebpackConfig } from "./gatsby/configure-webpack.ts";
export { createPages } from "./gatsby/create-pages.ts";
