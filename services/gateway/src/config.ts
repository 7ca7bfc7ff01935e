import { busConfig, contentConfig, parseConfig, serviceConfig } from "@wordlehint/runtime";
import * as z from "zod";

const mebibyte = 1024 * 1024;
const sourceList = z.string().regex(/^[^;,\r\n]*$/, "must be a list of sources with spaces between them");
const names = z.string().default("").transform(toNames);
const hosts = z
  .string()
  .default("")
  .transform((text) => toNames(text.toLowerCase()));
const wholeNumber = (least: number, most: number, byDefault: number) =>
  z
    .string()
    .regex(/^\d{1,12}$/, "must be a whole number")
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must lie between ${least} and ${most}`)
    .default(byDefault);
const bytes = (byDefault: number) => wholeNumber(mebibyte, 2 ** 39, byDefault);
const seconds = (byDefault: number) => wholeNumber(0, 86_400, byDefault);
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((url) => URL.parse(url)?.pathname === "/", "must be an origin, without a path");

const schema = z.object({
  ...serviceConfig,
  ...busConfig,
  ...contentConfig,
  RIDDLE_URL: origin,
  /** The site's renderer. */
  SITE_URL: origin,
  /** Draws the social pictures of pages. */
  SOCIAL_IMAGES_URL: origin,
  /** Where visitors find us; its host is canonical. By default localhost at our own port. */
  PUBLIC_ORIGIN: origin.optional(),
  /** Further host names that are served, separated by commas. */
  ALLOWED_HOSTS: hosts,
  /** Proxies of our own in front, whose X-Forwarded-For is believed. */
  TRUSTED_PROXY_HOPS: wholeNumber(0, 8, 0),
  /** A directory for this replica alone. */
  CACHE_DIR: z.string().min(1),
  CACHE_MAX_BYTES: bytes(128 * mebibyte),
  CACHE_DISK_MAX_BYTES: bytes(512 * mebibyte),
  /** Pages are rendered again after this time, should no event have told of a change. */
  CACHE_REVALIDATE_SECONDS: seconds(60),
  /** How long a CDN may show pages that are the same for all visitors without asking. */
  CDN_MAX_AGE_SECONDS: seconds(0),
  /** Query parameters that pages depend on, separated by commas. */
  PAGE_QUERY_PARAMETERS: names,
  /** Of the webhook that tells of changes in a hosted dataset; without it there is no such door. */
  SANITY_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** Serves the pictures and files of the content. */
  CONTENT_IMAGES_URL: origin.default("https://cdn.sanity.io"),
  /** Where editors work: may show previews in a frame, ask for page data and have texts checked. */
  STUDIO_ORIGIN: origin.transform((url) => new URL(url).origin).optional(),
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
