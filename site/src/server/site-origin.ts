import { canonicalAddress } from "../head/canonical.ts";
import { serverEnv } from "./env.ts";

/** Returns the site's public origin, without `www.`. */
export function siteOrigin(): string {
  return canonicalAddress(serverEnv("SITE_ORIGIN", "http://localhost:8000"));
}
