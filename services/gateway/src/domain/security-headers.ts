export type SecurityOptions = {
  /** The public origin is HTTPS. */
  isHttps: boolean;
  /** Who may show the site in a frame: a source list of CSP, `'none'` for nobody. */
  frameAncestors: string;
  /** Sources beyond our own origin, as CSP source lists, by directive. */
  extraSources: Readonly<Partial<Record<ExtraDirective, string>>>;
};
export type ExtraDirective = "script-src" | "connect-src" | "img-src" | "frame-src";

/** Sent with every answer. */
export function securityHeaders({ isHttps, frameAncestors }: SecurityOptions): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy":
      "camera=(), geolocation=(), microphone=(), usb=(), browsing-topics=(), payment=(self)",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(frameAncestors === "'none'" && { "X-Frame-Options": "DENY" }),
    ...(isHttps && { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
  };
}

/**
 * The policy of a page. Inline scripts run by their hashes alone; inline styles are allowed, as the style
 * library writes dozens of them into each page and adds more while it runs.
 */
export function pagePolicy(scriptHashes: readonly string[], options: SecurityOptions): string {
  const { isHttps, frameAncestors, extraSources } = options;
  const extra = (directive: ExtraDirective) => extraSources[directive] ?? "";
  const directives = [
    "default-src 'self'",
    "base-uri 'self'",
    `connect-src 'self' ${extra("connect-src")}`,
    "font-src 'self'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
    `frame-src ${extra("frame-src") || "'none'"}`,
    `img-src 'self' data: ${extra("img-src")}`,
    "object-src 'none'",
    `script-src ${["'self'", ...scriptHashes].join(" ")} ${extra("script-src")}`,
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
  ];
  return [
    ...directives.map((directive) => directive.trim()),
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** The policy of what is no page: nothing in it may run or be framed. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'";
