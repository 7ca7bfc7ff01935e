interface BuiltFile {
  type: string;
  source?: unknown;
}

/**
 * Removes the script `https://core.sanity-cdn.com/bridge.js` from the built page. `@sanity/cli-build` 6.4.1 adds it to
 * every studio for the hosted dashboard, and has no setting against it; a studio of our own content lake must load
 * nothing from another host. No upstream issue is known. To be reported, as a request for a setting, at
 * https://github.com/sanity-io/cli/issues. Shown by `<script data-sanity-core>` in `dist/index.html` without this plugin.
 */
export const noHostedScript = {
  name: "no-hosted-script",
  generateBundle: {
    order: "post" as const,
    handler: (_options: unknown, bundle: Record<string, BuiltFile>) => {
      const page = bundle["index.html"];
      if (typeof page?.source !== "string")
        throw new Error("The studio's build has no index.html to remove the hosted dashboard's script from.");
      page.source = page.source.replace(/<script[^>]*data-sanity-core[^>]*><\/script>\s*/, "");
    },
  },
};
