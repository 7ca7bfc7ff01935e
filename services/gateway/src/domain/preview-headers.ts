import { pagePolicy, type SecurityOptions } from "./security-headers.ts";

/**
 * Headers of what only an editor may see. The studio shows it in a frame or in a window that it talks to, and
 * no cache keeps it.
 */
export function previewHeaders(
  security: SecurityOptions,
  studioOrigin: string | undefined,
  scriptHashes: readonly string[] = [],
): Record<string, string> {
  const studio = studioOrigin ?? "";
  const { extraSources } = security;
  const policy = pagePolicy(scriptHashes, {
    ...security,
    frameAncestors: `'self' ${studio}`.trim(),
    extraSources: {
      ...extraSources,
      "connect-src": `${extraSources["connect-src"] ?? ""} ${studio}`.trim(),
      "img-src": `${extraSources["img-src"] ?? ""} ${studio}`.trim(),
    },
  });
  return {
    "Cache-Control": "private, no-store",
    "Content-Security-Policy": policy,
    "Cross-Origin-Opener-Policy": "unsafe-none",
    "X-Robots-Tag": "noindex",
  };
}
