interface BuiltFile {
  type: string;
  source?: unknown;
}

/** Takes out the script that the build adds for the hosted dashboard: our own lake has none. */
export const noHostedScript = {
  name: "no-hosted-script",
  generateBundle: {
    order: "post" as const,
    handler: (_options: unknown, bundle: Record<string, BuiltFile>) => {
      const page = bundle["index.html"];
      if (typeof page?.source !== "string") throw new Error("The studio's build has no index.html to clean.");
      page.source = page.source.replace(/<script[^>]*data-sanity-core[^>]*><\/script>\s*/, "");
    },
  },
};
