export type Origins = {
  /** Of the studio and the lake. */
  publicUrl: string;
  /** Of the site, which the studio shows and asks. */
  site?: string | undefined;
};

/**
 * Lets the studio do its work with this lake and show the site, and nothing with any other host. Its styles are made
 * while it runs, so they must be allowed in the page.
 */
export function studioPolicy({ publicUrl, site }: Origins): string {
  const sites = site === undefined ? [] : [site];
  const socket = publicUrl.replace(/^http/, "ws");
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", publicUrl, ...sites],
    "media-src": ["'self'", "blob:"],
    "font-src": ["'self'", "data:"],
    "connect-src": ["'self'", socket, ...sites],
    "frame-src": ["'self'", ...sites],
    "worker-src": ["'self'", "blob:"],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
