import { isPaymentPage, serviceWorkerPath } from "@wordlehint/contracts";
import { isCompressible, type Encoding } from "../encoding.ts";
import { isHtml } from "./is-html.ts";
import { contentHash, entityTag } from "./entity-tag.ts";
import {
  inertPolicy,
  onPaymentPage,
  pagePolicy,
  paymentPermissions,
  securityHeaders,
  workerPolicy,
  type SecurityOptions,
} from "../security-headers.ts";
import { visitorCacheHeaders } from "./visitor-cache-headers.ts";
import type { StoredPage } from "./stored-page.ts";

/** A page in one encoding: its headers as alternating names and values, as `writeHead` takes them, and its body. */
export type PageVariant = { headers: string[]; body: Buffer };

/** A page with everything computed that doesn't depend on the request. */
export type ReadyPage = {
  hash: string;
  status: number;
  isCompressible: boolean;
  variants: { identity: PageVariant } & Partial<Record<Encoding, PageVariant>>;
  /** The headers of a 304, without the entity tag. */
  notModified: string[];
};

export type VisitorOptions = {
  security: SecurityOptions;
  cdnMaxAgeSeconds: number;
};

/** Computes the headers of a page and its uncompressed variant. */
export function readyPage(page: StoredPage, options: VisitorOptions): ReadyPage {
  const hash = contentHash(page.body);
  const common = Object.entries(commonHeaders(page, options)).flat();
  const headers = [...common, "Content-Type", page.contentType, ...optional("Location", page.location)];
  return {
    hash,
    status: page.status,
    isCompressible: compresses(page),
    variants: { identity: createVariant(headers, hash, "identity", page.body) },
    notModified: common,
  };
}

/** Returns the page with a further encoding of its body. */
export function withEncoding(
  page: ReadyPage,
  encoding: Exclude<Encoding, "identity">,
  body: Buffer,
): ReadyPage {
  const { identity } = page.variants;
  const headers = [...identity.headers.slice(0, -variantHeaders), "Content-Encoding", encoding];
  const variant = createVariant(headers, page.hash, encoding, body);
  return { ...page, variants: { ...page.variants, [encoding]: variant } };
}

/** Returns roughly how much memory the page takes, in bytes. */
export function readyBytes(page: ReadyPage): number {
  const overhead = 2048;
  return Object.values(page.variants).reduce((sum, { body }) => sum + body.length, overhead);
}

const variantHeaders = 6;

/** Last, so that they are easily replaced when a page isn't served from the cache. */
const fromCache = ["X-Cache", "hit"];

function createVariant(headers: string[], hash: string, encoding: Encoding, body: Buffer): PageVariant {
  const own = ["ETag", entityTag(hash, encoding), "Content-Length", String(body.length), ...fromCache];
  return { headers: [...headers, ...own], body };
}

function commonHeaders(
  page: StoredPage,
  { security, cdnMaxAgeSeconds }: VisitorOptions,
): Record<string, string> {
  const { kind, path, status, date } = page;
  const isDated = date !== undefined;
  const policy = policyOf(page, security);
  const isServiceWorker = path === serviceWorkerPath;
  const shown = {
    kind,
    isServiceWorker,
    status,
    isDated,
    isCompressible: compresses(page),
    cdnMaxAgeSeconds,
  };
  return {
    ...visitorCacheHeaders(shown),
    ...securityHeaders(security),
    // Social networks show the pictures of pages on their own sites, and previews in the studio show those of the content.
    ...((kind === "picture" || kind === "image") && { "Cross-Origin-Resource-Policy": "cross-origin" }),
    ...(policy && { "Content-Security-Policy": policy }),
    ...(takesPayments(page) && { "Permissions-Policy": paymentPermissions(security) }),
  };
}

function policyOf(page: StoredPage, security: SecurityOptions): string | undefined {
  const { path, contentType, inlineScripts = [] } = page;
  if (path === serviceWorkerPath) return workerPolicy;
  if (isHtml(contentType))
    return pagePolicy(inlineScripts, takesPayments(page) ? onPaymentPage(security) : security);
  if (/^image\/svg|^(?:text|application)\/(?:[\w.-]+\+)?xml/.test(contentType))
    return `${inertPolicy}; style-src 'unsafe-inline'`;
  return undefined;
}

function takesPayments({ contentType, path }: StoredPage): boolean {
  return isHtml(contentType) && isPaymentPage(path);
}

function compresses({ contentType, body }: StoredPage): boolean {
  return isCompressible(contentType, body.length);
}

function optional(name: string, value: string | undefined): string[] {
  return value === undefined ? [] : [name, value];
}
