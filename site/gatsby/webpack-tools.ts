/** Further arguments of `onCreateWebpackConfig`: Gatsby's types leave the configuration open. */
export interface WebpackTools {
  getConfig: () => { entry: object; output: object; optimization: { minimizer: object[] } };
}
