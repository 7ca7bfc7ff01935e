import { pagePolicy, type SecurityOptions } from "../security-headers.ts";

/**
 * Returns the headers of a response that only an editor may see: no cache keeps it, and the studio may show it in a
 * frame, or in a window to which it holds a reference.
 */
export function previewHeaders(
  security: SecurityOptions,
  studioOrigin: string | undefined,
  inlineScripts: readonly string[] = [],
): Record<string, string> {
  const studio = studioOrigin ?? "";
  const { extraSources } = security;
  const policy = pagePolicy(inlineScripts, {
    ...security,
    frameAncestors: `'self' ${studio}`.trim(),
    extraSources: {
      ...extraSources,
      "connect-src": `${extraSources["connect-src"] ?? ""} ${studio}`.trim(),
      "img-src": `${extraSources["img-src"] ?? ""} ${studio}`.trim(),
    },
  });
  return {
    "Cache-Control": "private, no-store, no-transform",
    "Content-Security-Policy": policy,
    "Cross-Origin-Opener-Policy": "unsafe-none",
    "X-Robots-Tag": "noindex",
  };
}
