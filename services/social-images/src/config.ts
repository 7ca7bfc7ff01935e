import { originSchema, parseConfig, serviceConfig } from "@wordlehint/runtime";
import * as z from "zod";

const schema = z.object({
  ...serviceConfig,
  /** The site's renderer, from which the pages are fetched. */
  SITE_URL: originSchema,
});
export type Config = z.infer<typeof schema>;

export function readConfig(env?: NodeJS.ProcessEnv): Config {
  return parseConfig(schema, env);
}
