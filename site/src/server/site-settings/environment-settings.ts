import type { SiteSettings } from "../../settings/site-settings.ts";
import { parsedServerEnv } from "../env.ts";

let known: ((settings: SiteSettings) => SiteSettings) | undefined;

/**
 * Overrides the editors' settings by those of the environment. The environment is read, and its faults
 * logged, once.
 */
export function withEnvironment(settings: SiteSettings): SiteSettings {
  known ??= readEnvironment();
  return known(settings);
}

export function readEnvironment(): (settings: SiteSettings) => SiteSettings {
  const blockerMode = parsedServerEnv("BLOCKER_MODE", toBlockerMode, null);
  const appStoreUrl = parsedServerEnv("APP_STORE_URL", toSafeUrl, null);
  const playStoreUrl = parsedServerEnv("PLAY_STORE_URL", toSafeUrl, null);
  const rating = parsedServerEnv("APP_RATING", toRating, null);
  const analyticsScriptUrl = parsedServerEnv("ANALYTICS_SCRIPT_URL", toSafeUrl, null);
  const adScriptUrl = parsedServerEnv("AD_SCRIPT_URL", toSafeUrl, null);
  return (settings) => ({
    ...settings,
    blockerMode: blockerMode ?? settings.blockerMode,
    app: {
      ...settings.app,
      appStoreUrl: appStoreUrl ?? settings.app.appStoreUrl,
      playStoreUrl: playStoreUrl ?? settings.app.playStoreUrl,
      rating: rating ?? settings.app.rating,
    },
    analyticsScriptUrl: analyticsScriptUrl ?? settings.analyticsScriptUrl,
    adScriptUrl: adScriptUrl ?? settings.adScriptUrl,
  });
}

const blockerModes = ["off", "modal", "full-screen"] as const;

function toBlockerMode(text: string): SiteSettings["blockerMode"] {
  const mode = blockerModes.find((name) => name === text);
  if (!mode) throw new Error(`must be one of ${blockerModes.join(", ")}`);
  return mode;
}

/** Must be another origin: what our own gateway serves can't be loaded into a provider's frame. */
function toSafeUrl(text: string): string {
  const url = /^https:\/\//i.test(text) ? URL.parse(text) : null;
  if (url?.username !== "" || url.password !== "") throw new Error(urlRule);
  return text;
}

const urlRule = "must be an https address, without a name or password";

function toRating(text: string): { value: number; count: number } {
  const [, value, count] = /^([1-5](?:\.\d{1,2})?)\/(\d{1,9})$/.exec(text) ?? [];
  const rating = { value: Number(value), count: Number(count) };
  if (!(rating.value <= 5 && rating.count > 0)) throw new Error("must be value/count, such as 4.7/1200");
  return rating;
}
