import { originSchema, parseConfig, serviceConfig } from "@wordlehint/runtime";
import * as z from "zod";

/** The schema of the service's variables. */
export const configSchema = z.object({
  ...serviceConfig,
  SITE_URL: originSchema.describe("Origin of the site's renderer, from which pages are fetched."),
});
export type Config = z.infer<typeof configSchema>;

export function readConfig(env?: NodeJS.ProcessEnv): Config {
  return parseConfig(configSchema, env);
}
