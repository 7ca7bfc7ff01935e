import type { GatsbyConfig } from "gatsby";

const config: GatsbyConfig = {
  trailingSlash: "never",
  // Gatsby's browser runtime patches the classic `createElement`, and react-helmet then drops its tags on hydration.
  jsxRuntime: "automatic",
  graphqlTypegen: false,
  // Declared because it is the product's choice for page heads. gatsby/render-body.tsx calls it by hand, for each page's
  // own head; Gatsby's own call comes later and finds an empty one.
  plugins: ["gatsby-plugin-react-helmet"],
};

export default config;
