import { isCompressible, type Encoding } from "../domain/encoding.ts";
import { contentHash, entityTag } from "../domain/entity-tag.ts";
import { inlineScriptHashes } from "../domain/inline-scripts.ts";
import {
  inertPolicy,
  pagePolicy,
  securityHeaders,
  type SecurityOptions,
} from "../domain/security-headers.ts";
import { visitorCacheHeaders } from "../domain/visitor-cache-headers.ts";
import type { StoredPage } from "./stored-page.ts";

/** One encoding of a page: names and values of its headers in turn, as `writeHead` takes them, and its bytes. */
export type ReadyAnswer = { headers: string[]; body: Buffer };

/** A page with everything worked out that can be before a visitor asks for it. */
export type ReadyPage = {
  hash: string;
  status: number;
  isCompressible: boolean;
  answers: { identity: ReadyAnswer } & Partial<Record<Encoding, ReadyAnswer>>;
  /** Headers of a 304; the client's entity tag is to be added. */
  notModified: string[];
};

export type VisitorOptions = {
  security: SecurityOptions;
  cdnMaxAgeSeconds: number;
  /** May read page data. */
  studioOrigin?: string | undefined;
};

export function readyPage(page: StoredPage, options: VisitorOptions): ReadyPage {
  const hash = contentHash(page.body);
  const common = Object.entries(commonHeaders(page, options)).flat();
  const described = [...common, "Content-Type", page.contentType, ...optional("Location", page.location)];
  return {
    hash,
    status: page.status,
    isCompressible: compresses(page),
    answers: { identity: readyAnswer(described, hash, "identity", page.body) },
    notModified: common,
  };
}

/** The page with a further encoding of its body. */
export function withEncoding(
  page: ReadyPage,
  encoding: Exclude<Encoding, "identity">,
  body: Buffer,
): ReadyPage {
  const { identity } = page.answers;
  const described = identity.headers.slice(0, -ownHeaders);
  const answer = readyAnswer([...described, "Content-Encoding", encoding], page.hash, encoding, body);
  return { ...page, answers: { ...page.answers, [encoding]: answer } };
}

/** Bytes of memory that its bodies and headers take, about. */
export function readyBytes(page: ReadyPage): number {
  const overhead = 2048;
  return Object.values(page.answers).reduce((sum, { body }) => sum + body.length, overhead);
}

const ownHeaders = 6;

/** Last, so that they are easily replaced where a page doesn't come from the cache. */
const fromCache = ["X-Cache", "hit"];

function readyAnswer(described: string[], hash: string, encoding: Encoding, body: Buffer): ReadyAnswer {
  const own = ["ETag", entityTag(hash, encoding), "Content-Length", String(body.length), ...fromCache];
  return { headers: [...described, ...own], body };
}

function commonHeaders(
  page: StoredPage,
  { security, cdnMaxAgeSeconds, studioOrigin }: VisitorOptions,
): Record<string, string> {
  const { kind, status, date, tags } = page;
  const isDated = date !== undefined;
  const policy = policyOf(page, security);
  const isForOrigins = kind === "page-data" && studioOrigin !== undefined;
  const shown = { kind, status, isDated, isCompressible: compresses(page), isForOrigins, cdnMaxAgeSeconds };
  return {
    ...visitorCacheHeaders(shown),
    ...(tags.length > 0 && { "Surrogate-Key": tags.join(" ") }),
    ...securityHeaders(security),
    // Pictures of pages are made to be shown by others.
    ...(kind === "picture" && { "Cross-Origin-Resource-Policy": "cross-origin" }),
    ...(policy && { "Content-Security-Policy": policy }),
  };
}

/** Scripts get none: a service worker would be bound by it. */
function policyOf({ contentType, body }: StoredPage, security: SecurityOptions): string | undefined {
  if (contentType.startsWith("text/html"))
    return pagePolicy(inlineScriptHashes(body.toString("utf8")), security);
  if (/^image\/svg|^(?:text|application)\/xml/.test(contentType))
    return `${inertPolicy}; style-src 'unsafe-inline'`;
  return undefined;
}

function compresses({ contentType, body }: StoredPage): boolean {
  return isCompressible(contentType, body.length);
}

function optional(name: string, value: string | undefined): string[] {
  return value === undefined ? [] : [name, value];
}
