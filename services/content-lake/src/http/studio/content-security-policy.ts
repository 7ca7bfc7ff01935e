export type Origins = {
  /** The origin of the studio and the lake. */
  publicUrl: string;
  /** The origin of the site, which the studio embeds and queries. */
  site?: string | undefined;
};

/**
 * The studio's Content-Security-Policy: it may connect to this lake and embed the site, and use no other host. Scripts
 * come from the folder of its build alone, because the lake also serves uploaded files. Its styles are created at run
 * time, so inline styles are allowed.
 */
export function studioPolicy({ publicUrl, site }: Origins): string {
  const sites = site === undefined ? [] : [site];
  const socket = publicUrl.replace(/^http/, "ws");
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": [`${publicUrl}/static/`],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", publicUrl, ...sites],
    "media-src": ["'self'", "blob:"],
    "font-src": ["'self'", "data:"],
    "connect-src": ["'self'", socket, ...sites],
    "frame-src": ["'self'", ...sites],
    "worker-src": [`${publicUrl}/static/`, "blob:"],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
