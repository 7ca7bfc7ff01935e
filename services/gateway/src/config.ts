import { busConfig, parseConfig, serviceConfig } from "@wordlehint/runtime";
import * as z from "zod";

const mebibyte = 1024 * 1024;
const sourceList = z.string().regex(/^[^;,\r\n]*$/, "must be a list of sources with spaces between them");
const names = z
  .string()
  .default("")
  .transform(
    (text) =>
      new Set(
        text
          .toLowerCase()
          .split(",")
          .map((name) => name.trim())
          .filter(Boolean),
      ),
  );
const bytes = (byDefault: number) => z.coerce.number().int().min(mebibyte).default(byDefault);
const seconds = (byDefault: number) => z.coerce.number().int().min(0).max(86_400).default(byDefault);

const schema = z.object({
  ...serviceConfig,
  ...busConfig,
  RIDDLE_URL: z.url(),
  /** The site's renderer. */
  SITE_URL: z.url(),
  /** Where visitors find us; its host is canonical. By default localhost at our own port. */
  PUBLIC_ORIGIN: z.url().optional(),
  /** Further host names that are served, separated by commas. */
  ALLOWED_HOSTS: names,
  /** Proxies of our own in front, whose X-Forwarded-For is believed. */
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(8).default(0),
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
