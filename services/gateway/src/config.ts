import {
  busConfig,
  contentConfig,
  originSchema,
  parseConfig,
  serviceConfig,
  wholeNumber,
} from "@wordlehint/runtime";
import * as z from "zod";

const mebibyte = 1024 * 1024;
const sourceList = z.string().regex(/^[^;,\r\n]*$/, "must be a list of sources with spaces between them");
const names = z.string().default("").transform(toNames);
const hosts = z
  .string()
  .default("")
  .transform((text) => toNames(text.toLowerCase()));
const cacheSize = wholeNumber(mebibyte, 2 ** 39);
const seconds = wholeNumber(0, 86_400);

const schema = z.object({
  ...serviceConfig,
  ...busConfig,
  ...contentConfig,
  RIDDLE_URL: originSchema,
  /** The site's renderer. */
  SITE_URL: originSchema,
  /** Draws the social pictures of pages. */
  SOCIAL_IMAGES_URL: originSchema,
  /** Where visitors find us; its host is canonical. By default localhost at our own port. */
  PUBLIC_ORIGIN: originSchema.optional(),
  /** Further host names that are served, separated by commas. */
  ALLOWED_HOSTS: hosts,
  /** Proxies of our own in front, whose X-Forwarded-For is believed. */
  TRUSTED_PROXY_HOPS: wholeNumber(0, 8).default(0),
  /** A directory for this replica alone. */
  CACHE_DIR: z.string().min(1),
  CACHE_MAX_BYTES: cacheSize.default(128 * mebibyte),
  CACHE_DISK_MAX_BYTES: cacheSize.default(512 * mebibyte),
  /** Pages are rendered again after this time, should no event have told of a change. */
  CACHE_REVALIDATE_SECONDS: seconds.default(60),
  /** How long a CDN may show pages that are the same for all visitors without asking. */
  CDN_MAX_AGE_SECONDS: seconds.default(0),
  /** Query parameters that pages depend on, separated by commas. */
  PAGE_QUERY_PARAMETERS: names,
  /** Of the webhook that tells of changes in a hosted dataset; without it there is no such door. */
  SANITY_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** Serves the pictures and files of the content. */
  CONTENT_IMAGES_URL: originSchema.default("https://cdn.sanity.io"),
  /** Where editors work: may show previews in a frame, ask for page data and have texts checked. */
  STUDIO_ORIGIN: originSchema.optional(),
  /** Signs the pass of an editor who sees drafts; the same for all replicas. Without it there are no previews. */
  PREVIEW_KEY: z.string().min(32).optional(),
  FRAME_ANCESTORS: sourceList.default("'none'"),
  /** Sources of the content security policy beyond our own origin. */
  CSP_SCRIPT_SOURCES: sourceList.default(""),
  CSP_CONNECT_SOURCES: sourceList.default(""),
  CSP_IMG_SOURCES: sourceList.default(""),
  CSP_FRAME_SOURCES: sourceList.default(""),
});
export type Config = z.infer<typeof schema>;

export function readConfig(env?: NodeJS.ProcessEnv): Config {
  return parseConfig(schema, env);
}

function toNames(text: string): ReadonlySet<string> {
  return new Set(
    text
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean),
  );
}
