import {
  busConfig,
  emailAddress,
  mongoConfig,
  originSchema,
  parseConfig,
  serviceConfig,
  wholeNumber,
} from "@wordlehint/runtime";
import * as z from "zod";

const configSchema = z
  .object({
    ...serviceConfig,
    ...busConfig,
    ...mongoConfig("content_lake"),
    /** The origin at which editors' browsers reach the studio and this lake. */
    PUBLIC_URL: originSchema.optional(),
    /** The project id that Sanity's clients use for this lake. */
    PROJECT_ID: z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/, "must be lower-case letters, digits and dashes")
      .default("wordlehint"),
    /** The origin of the public site, which the studio embeds and queries. */
    SITE_ORIGIN: originSchema.optional(),
    /** The directory of the built studio. Without it, no studio is served. */
    STUDIO_DIR: z.string().min(1).optional(),
    /** A dataset export that is imported into the new dataset `production`. */
    SEED_DIR: z.string().min(1).optional(),
    /** A token with read access, chosen by the deployment. */
    SERVICE_TOKEN: z.string().min(32, "must have at least 32 characters").optional(),
    FIRST_EDITOR_EMAIL: emailAddress.default("editor@wordlehint.local"),
    FIRST_EDITOR_PASSWORD: z
      .string()
      .min(12, "must have at least 12 characters")
      .max(128, "must have at most 128 characters")
      .optional(),
    /** Proxies of our own in front, whose X-Forwarded-For is believed. */
    TRUSTED_PROXY_HOPS: wholeNumber(0, 8).default(0),
  })
  .transform((config) => ({ ...config, PUBLIC_URL: config.PUBLIC_URL ?? `http://localhost:${config.PORT}` }));

export type LakeConfig = z.infer<typeof configSchema>;

export const readConfig = (env?: NodeJS.ProcessEnv): LakeConfig => parseConfig(configSchema, env);
