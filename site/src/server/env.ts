import { logFailure } from "../lib/log.ts";

type Variable =
  | "RIDDLE_URL"
  | "SITE_ORIGIN"
  | "BLOCKER_MODE"
  | "APP_STORE_URL"
  | "PLAY_STORE_URL"
  | "APP_RATING"
  | "ANALYTICS_SCRIPT_URL"
  | "AD_SCRIPT_URL"
  | "SANITY_PROJECT_ID"
  | "SANITY_DATASET"
  | "SANITY_API_HOST"
  | "SANITY_TOKEN"
  | "RENDERER_KEY"
  | "STUDIO_URL";

/**
 * Returns an environment variable of the renderer, read at run time. `globalThis` is needed because Gatsby's
 * bundler inlines build-time values for `process.env`.
 */
export function serverEnv(name: Variable, fallback: string): string {
  const value = globalThis.process.env[name];
  return value === undefined || value === "" ? fallback : value;
}

/**
 * Like `serverEnv`, but parsed by `read`, which throws an error that names the rule. A malformed value is
 * logged, without the value, and replaced by the fallback, because a page without an advertisement is better
 * than no page.
 */
export function parsedServerEnv<T>(name: Variable, read: (text: string) => T, fallback: T): T {
  const text = serverEnv(name, "");
  if (text === "") return fallback;
  try {
    return read(text);
  } catch (error) {
    logFailure(`Ignoring ${name}`, error);
    return fallback;
  }
}
