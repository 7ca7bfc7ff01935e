import { forwardedRoutes, urlVariable } from "@wordlehint/contracts/services";
import {
  busConfig,
  contentConfig,
  originSchema,
  parseConfig,
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

const schema = z.object({
  ...serviceConfig,
  ...busConfig,
  ...contentConfig,
  /** Origin of the site's renderer. */
  SITE_URL: originSchema,
  /** Origin of the service that draws the pictures of pages for social networks. */
  SOCIAL_IMAGES_URL: originSchema,
  /** Where visitors find the site; its host is the canonical one. By default localhost at the gateway's own port. */
  PUBLIC_ORIGIN: originSchema.optional(),
  /** How many proxies of our own stand in front and append to X-Forwarded-For. */
  TRUSTED_PROXY_HOPS: wholeNumber(0, 8).default(0),
  /** A directory for this replica alone. */
  CACHE_DIR: z.string().min(1),
  CACHE_MAX_BYTES: cacheSize.default(128 * mebibyte),
  CACHE_DISK_MAX_BYTES: cacheSize.default(512 * mebibyte),
  /** After this time pages are rendered again, even if no event has announced a change. */
  CACHE_REVALIDATE_SECONDS: seconds.default(60),
  /** How long a CDN may serve pages that are the same for all visitors without revalidating them. */
  CDN_MAX_AGE_SECONDS: seconds.default(0),
  /** Query parameters that all pages depend on, besides those of their own; separated by commas. */
  PAGE_QUERY_PARAMETERS: names,
  /** Secret of the webhook that announces changes of a hosted dataset; without it, the webhook is off. */
  SANITY_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** Origin of the server of the content's pictures and files. */
  CONTENT_IMAGES_URL: originSchema.default("https://cdn.sanity.io"),
  /** The studio: it may show previews in a frame, ask which revision is live and have texts checked. */
  STUDIO_ORIGIN: originSchema.optional(),
  /** Key that signs the pass of an editor who sees drafts; the same in all replicas. Without it, previews are off. */
  PREVIEW_KEY: z.string().min(32).optional(),
  /** Shared with the renderer, which renders drafts only for who sends it. Without it, previews are off. */
  RENDERER_KEY: z.string().min(32).optional(),
  /** By which services know the gateway, when it calls them on behalf of editors. */
  GATEWAY_TO_RIDDLE_KEY: secretSchema,
  GATEWAY_TO_NOTIFICATION_KEY: secretSchema,
  /** Key of the header `Surrogate-Key-Debug`, by which operators see surrogate keys. Without it, nobody does. */
  OPERATOR_KEY: z.string().min(32).optional(),
  /** Where browsers find the payment provider's script; the same as billing's. */
  STRIPE_JS_URL: z.url().default("https://js.stripe.com"),
  /** Whether browsers are told to use HTTPS for every subdomain of PUBLIC_ORIGIN too, also for those of other sites. */
  HSTS_SUBDOMAINS: z.enum(["yes", "no"]).default("no"),
  FRAME_ANCESTORS: sourceList.default("'none'"),
  /** Sources that the Content-Security-Policy allows in addition to our own origin. */
  CSP_SCRIPT_SOURCES: sourceList.default(""),
  CSP_CONNECT_SOURCES: sourceList.default(""),
  CSP_IMG_SOURCES: sourceList.default(""),
  CSP_FRAME_SOURCES: sourceList.default(""),
});

const apiServices = [...new Set(forwardedRoutes.map(({ service }) => service))];
/** `RIDDLE_URL` and so on: the origins of the services to which requests are forwarded. */
const apiUrls = Object.fromEntries(apiServices.map((name) => [urlVariable(name), originSchema]));

export type Config = z.infer<typeof schema> & {
  /** Origins of the services to which requests are forwarded, by name. */
  apiOrigins: Readonly<Record<string, string>>;
};

/** @throws {ConfigError} naming every variable that is missing or malformed, and its rule. */
export function readConfig(env?: NodeJS.ProcessEnv): Config {
  // All variables at once, so that one message names every fault.
  const config = parseConfig(z.object({ ...schema.shape, ...apiUrls }), env);
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
