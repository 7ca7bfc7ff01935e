import {
  busConfig,
  emailAddress,
  mongoConfig,
  originSchema,
  parseConfig,
  proxyHops,
  serviceConfig,
} from "@wordlehint/runtime";
import * as z from "zod";

/** The schema of the service's variables. */
export const configSchema = z.object({
  ...serviceConfig,
  ...busConfig,
  ...mongoConfig("content_lake"),
  PUBLIC_URL: originSchema
    .optional()
    .describe(
      "Origin at which editors' browsers reach the studio and the lake; by default localhost at PORT.",
    ),
  PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, "must be lower-case letters, digits and dashes")
    .default("wordlehint")
    .describe("Project id by which Sanity's clients name this lake."),
  SITE_ORIGIN: originSchema.optional().describe("Origin of the site, which the studio frames and queries."),
  STUDIO_DIR: z
    .string()
    .min(1)
    .optional()
    .describe("Folder of the built studio. Without it, none is served."),
  SEED_DIR: z
    .string()
    .min(1)
    .optional()
    .describe("Dataset export that is imported into the new dataset `production`."),
  SERVICE_TOKEN: z
    .string()
    .min(32, "must have at least 32 characters")
    .optional()
    .describe("Token with read access for the other services, chosen by the deployment."),
  FIRST_EDITOR_EMAIL: emailAddress
    .default("editor@wordlehint.local")
    .describe("Address of the first editor, who is an administrator."),
  FIRST_EDITOR_PASSWORD: z
    .string()
    .min(12, "must have at least 12 characters")
    .max(128, "must have at most 128 characters")
    .optional()
    .describe("Password of the first editor; without one, a random one is made and logged once."),
  TRUSTED_PROXY_HOPS: proxyHops,
});

export type LakeConfig = z.infer<typeof configSchema> & { PUBLIC_URL: string };

/** @throws {ConfigError} naming every variable that is missing or malformed */
export function readConfig(env?: NodeJS.ProcessEnv): LakeConfig {
  const config = parseConfig(configSchema, env);
  return { ...config, PUBLIC_URL: config.PUBLIC_URL ?? `http://localhost:${config.PORT}` };
}
