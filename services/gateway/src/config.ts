import { forwardedRoutes, urlVariable } from "@wordlehint/contracts/services";
import {
  busConfig,
  contentConfig,
  originSchema,
  parseConfig,
  proxyHops,
  secretSchema,
  serviceConfig,
  wholeNumber,
} from "@wordlehint/runtime";
import * as z from "zod";

const mebibyte = 1024 * 1024;
const sourceList = z.string().regex(/^[^;,\r\n]*$/, "must be a list of sources with spaces between them");
const names = z.string().default("").transform(toNames);
const cacheSize = wholeNumber(mebibyte, 2 ** 39);
const seconds = wholeNumber(0, 86_400);

/** The schema of the gateway's own variables; `readConfig` adds the origins of services. */
export const configSchema = z.object({
  ...serviceConfig,
  ...busConfig,
  ...contentConfig,
  SITE_URL: originSchema.describe("Origin of the site's renderer."),
  SOCIAL_IMAGES_URL: originSchema.describe("Origin of the service that draws pictures for social networks."),
  PUBLIC_ORIGIN: originSchema
    .optional()
    .describe("Origin at which visitors find the site; by default localhost at the gateway's port."),
  TRUSTED_PROXY_HOPS: proxyHops,
  CACHE_DIR: z.string().min(1).describe("Folder for kept pages, of this replica alone."),
  CACHE_MAX_BYTES: cacheSize.default(128 * mebibyte).describe("Size of the page cache in memory."),
  CACHE_DISK_MAX_BYTES: cacheSize.default(512 * mebibyte).describe("Size of the page cache on disk."),
  CACHE_REVALIDATE_SECONDS: seconds
    .default(60)
    .describe("Seconds after which pages are rendered again even if no event has announced a change."),
  CDN_MAX_AGE_SECONDS: seconds
    .default(0)
    .describe("Seconds for which a CDN may serve pages without revalidating them."),
  PAGE_QUERY_PARAMETERS: names.describe(
    "Query parameters that all pages depend on, besides those of their own; separated by commas.",
  ),
  SANITY_WEBHOOK_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe("Secret of the webhook of a hosted Sanity dataset. Without one, the webhook is off."),
  CONTENT_IMAGES_URL: originSchema
    .default("https://cdn.sanity.io")
    .describe("Origin of the content's pictures and files."),
  STUDIO_ORIGIN: originSchema
    .optional()
    .describe("Origin of the studio, which may frame previews, read the live revision and check texts."),
  PREVIEW_KEY: z
    .string()
    .min(32)
    .optional()
    .describe(
      "Signs the pass of editors who preview drafts; the same in all replicas. Without it, previews are off.",
    ),
  RENDERER_KEY: z
    .string()
    .min(32)
    .optional()
    .describe(
      "Shared with the renderer, which renders drafts for the gateway alone. Without it, previews are off.",
    ),
  GATEWAY_TO_RIDDLE_KEY: secretSchema.describe("Key of calls to the riddle service on behalf of editors."),
  GATEWAY_TO_NOTIFICATION_KEY: secretSchema.describe(
    "Key of calls to the notification service on behalf of editors.",
  ),
  OPERATOR_KEY: z
    .string()
    .min(32)
    .optional()
    .describe("Key of the header `Surrogate-Key-Debug`, by which operators see what a page is made from."),
  STRIPE_JS_URL: z
    .url()
    .default("https://js.stripe.com")
    .describe("Address of the payment provider's browser script; the same as billing's."),
  HSTS_SUBDOMAINS: z
    .enum(["yes", "no"])
    .default("no")
    .describe(
      "Whether browsers are told to use HTTPS for every subdomain of PUBLIC_ORIGIN, including other sites.",
    ),
  FRAME_ANCESTORS: sourceList.default("'none'").describe("Origins that may show pages in a frame."),
  CSP_SCRIPT_SOURCES: sourceList.default("").describe("Further origins of scripts, separated by spaces."),
  CSP_CONNECT_SOURCES: sourceList.default("").describe("Further origins that scripts may call."),
  CSP_IMG_SOURCES: sourceList.default("").describe("Further origins of images."),
  CSP_FRAME_SOURCES: sourceList.default("").describe("Further origins of frames."),
});

const apiServices = [...new Set(forwardedRoutes.map(({ service }) => service))];
/** `RIDDLE_URL` and so on: the origins of the services to which requests are forwarded. */
const apiUrls = Object.fromEntries(apiServices.map((name) => [urlVariable(name), originSchema]));

export type Config = z.infer<typeof configSchema> & {
  /** Origins of the services to which requests are forwarded, by name. */
  apiOrigins: Readonly<Record<string, string>>;
};

/** @throws {ConfigError} naming every variable that is missing or malformed, and its rule. */
export function readConfig(env?: NodeJS.ProcessEnv): Config {
  // All variables at once, so that one message names every fault.
  const config = parseConfig(z.object({ ...configSchema.shape, ...apiUrls }), env);
  const urls = parseConfig(z.object(apiUrls), env);
  const apiOrigins = Object.fromEntries(apiServices.map((name) => [name, urls[urlVariable(name)] ?? ""]));
  return { ...config, apiOrigins };
}

function toNames(text: string): ReadonlySet<string> {
  return new Set(
    text
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean),
  );
}
