import type { GatsbyConfig } from "gatsby";

/** What the site's own configuration says, without plugins. */
const config: GatsbyConfig = { trailingSlash: "never", jsxRuntime: "automatic", graphqlTypegen: false };

export default config;
