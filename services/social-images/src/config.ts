import { parseConfig, serviceConfig } from "@wordlehint/runtime";
import * as z from "zod";

const schema = z.object({
  ...serviceConfig,
  /** The site's renderer, which is asked what a page says of itself. */
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => URL.parse(url)?.pathname === "/", "must be an origin, without a path"),
});
export type Config = z.infer<typeof schema>;

export function readConfig(env?: NodeJS.ProcessEnv): Config {
  return parseConfig(schema, env);
}
