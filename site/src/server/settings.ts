import { defaultSettings, type SiteSettings } from "../settings/site-settings.ts";
import { parsedServerEnv } from "./env.ts";

let known: SiteSettings | undefined;

/** The settings that pages are rendered with; read once, so that a malformed one is logged once. */
export function siteSettings(): SiteSettings {
  return (known ??= readSettings());
}

/** The settings as the environment gives them, and by default where it doesn't. */
export function readSettings(): SiteSettings {
  const { blockerMode, app, analyticsScriptUrl, adScriptUrl } = defaultSettings;
  return {
    ...defaultSettings,
    blockerMode: parsedServerEnv("BLOCKER_MODE", toBlockerMode, blockerMode),
    app: {
      appStoreUrl: parsedServerEnv("APP_STORE_URL", toSafeUrl, app.appStoreUrl),
      playStoreUrl: parsedServerEnv("PLAY_STORE_URL", toSafeUrl, app.playStoreUrl),
      rating: parsedServerEnv("APP_RATING", toRating, app.rating),
    },
    analyticsScriptUrl: parsedServerEnv("ANALYTICS_SCRIPT_URL", toSafeUrl, analyticsScriptUrl),
    adScriptUrl: parsedServerEnv("AD_SCRIPT_URL", toSafeUrl, adScriptUrl),
  };
}

const blockerModes = ["off", "modal", "full-screen"] as const;

function toBlockerMode(text: string): SiteSettings["blockerMode"] {
  const mode = blockerModes.find((name) => name === text);
  if (!mode) throw new Error(`must be one of ${blockerModes.join(", ")}`);
  return mode;
}

/** Another origin's: what our own gateway serves can't be loaded into a provider's frame. */
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
