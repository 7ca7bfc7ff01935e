import type { GatsbyConfig } from "gatsby";

/** The site's own configuration without its plugins. */
const config: GatsbyConfig = { trailingSlash: "never", jsxRuntime: "automatic", graphqlTypegen: false };

export default config;
