import type { GatsbyConfig } from "gatsby";

const config: GatsbyConfig = {
  trailingSlash: "never",
  // Gatsby's browser runtime patches the classic `createElement`, and react-helmet then drops its tags on hydration.
  jsxRuntime: "automatic",
  graphqlTypegen: false,
  plugins: ["gatsby-plugin-react-helmet"],
};

export default config;
