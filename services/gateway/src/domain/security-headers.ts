export type SecurityOptions = {
  /** True if the public origin is HTTPS. */
  isHttps: boolean;
  /** True if every subdomain of the public origin is HTTPS too. */
  hasHttpsSubdomains?: boolean;
  /** Origins that may show the site in a frame, as a CSP source list; `'none'` for none. */
  frameAncestors: string;
  /** Sources to allow in addition to our own origin, as CSP source lists by directive. */
  extraSources: Readonly<Partial<Record<ExtraDirective, string>>>;
  /** Folders of the scripts of the site's build, as CSP sources. */
  scriptFolders: readonly string[];
  /** Additional sources for the pages on which players pay; see `paymentSources`. */
  paymentSources?: SecurityOptions["extraSources"];
};
export type ExtraDirective = "script-src" | "connect-src" | "img-src" | "frame-src";

/** Returns the headers that are sent with every response. */
export function securityHeaders(options: SecurityOptions): Record<string, string> {
  const { isHttps, hasHttpsSubdomains = false, frameAncestors } = options;
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": permissions,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(frameAncestors === "'none'" && { "X-Frame-Options": "DENY" }),
    ...(isHttps && {
      "Strict-Transport-Security": `max-age=31536000${hasHttpsSubdomains ? "; includeSubDomains" : ""}`,
    }),
  };
}

/**
 * Returns the Content-Security-Policy of a page. Scripts are those of the site's build: the files of its folder, because
 * our own origin also has files that editors upload, and inline ones by their hash. Inline styles are allowed, because
 * Emotion writes dozens of them into each page and adds more at run time.
 * @param inlineScripts CSP sources; they must not come from the page itself, which might contain someone else's script.
 */
export function pagePolicy(inlineScripts: readonly string[], options: SecurityOptions): string {
  const { isHttps, frameAncestors, extraSources, scriptFolders } = options;
  const extra = (directive: ExtraDirective) => extraSources[directive] ?? "";
  const directives = [
    "default-src 'self'",
    "base-uri 'none'",
    `connect-src 'self' ${extra("connect-src")}`,
    "font-src 'self'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
    `frame-src ${extra("frame-src") || "'none'"}`,
    `img-src 'self' data: ${extra("img-src")}`,
    "object-src 'none'",
    `script-src ${[...scriptFolders, ...inlineScripts].join(" ")} ${extra("script-src")}`,
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self'",
  ];
  return [
    ...directives.map((directive) => directive.trim()),
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** Returns the options for a page on which players pay: it may load the payment provider's script and frames as well. */
export function onPaymentPage(options: SecurityOptions): SecurityOptions {
  const { extraSources, paymentSources = {} } = options;
  const merged = { ...extraSources };
  for (const [directive, sources] of Object.entries(paymentSources) as [ExtraDirective, string][])
    merged[directive] = `${extraSources[directive] ?? ""} ${sources}`.trim();
  return { ...options, extraSources: merged };
}

/** The Permissions-Policy of a page on which players pay: wallets work in the provider's frames too. */
export function paymentPermissions({ paymentSources = {} }: SecurityOptions): string {
  const frames = (paymentSources["frame-src"] ?? "").split(" ").filter(Boolean);
  const allowed = ["self", ...frames.map((source) => `"${source}"`)].join(" ");
  return permissions.replace("payment=(self)", `payment=(${allowed})`);
}

/** The Content-Security-Policy of the service worker: it may only fetch, and only from our own origin. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** The Content-Security-Policy of a response that isn't a page: it may load nothing and not be framed. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'";

const permissions = "camera=(), geolocation=(), microphone=(), usb=(), browsing-topics=(), payment=(self)";
