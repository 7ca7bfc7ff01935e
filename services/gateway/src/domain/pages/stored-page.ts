import type { PuzzleDate } from "@wordlehint/contracts";
import type { WhenStale } from "./cache-policy.ts";
import type { ResourceKind } from "./resource.ts";

/** A cached page without its body. */
export type PageMetadata = {
  key: string;
  /** Canonical, with the query parameters that matter. */
  path: string;
  kind: ResourceKind;
  status: number;
  contentType: string;
  /** The target of a redirect. */
  location?: string | undefined;
  /** Set if only visitors on this puzzle date see the page. */
  date?: PuzzleDate | undefined;
  tags: readonly string[];
  /** End of the freshness, in milliseconds since the epoch. */
  freshUntil: number;
  whenStale: WhenStale;
  /** For HTML: the hashes, as CSP sources, of the inline scripts of the build that rendered the page. */
  inlineScripts?: readonly string[] | undefined;
};

export type StoredPage = PageMetadata & { body: Buffer };

/** A text in the encodings in which it is sent. */
export type Compressed = { br: Buffer; gzip: Buffer };
export type Compress = (page: StoredPage) => Promise<Compressed>;
