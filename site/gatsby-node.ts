export { onCreateWebpackConfig } from "./upstream-faults/configure-webpack.ts";
export { createPages } from "./gatsby/create-pages.ts";
