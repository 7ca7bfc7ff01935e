import { callKeyVariable } from "@wordlehint/contracts/call-keys";
import { services, urlVariable } from "@wordlehint/contracts/services";
import {
  busConfig,
  mongoConfig,
  originSchema,
  parseConfig,
  proxyHops,
  publicOrigin,
  secretSchema,
  serviceConfig,
} from "@wordlehint/runtime";
import * as z from "zod";
import type { PersonalDataAddresses } from "./clients/personal-data.ts";

const databaseConfig = mongoConfig("auth");
/** The schema of the service's own variables; those of the services that auth calls are added by `readConfig`. */
export const configSchema = z.object({
  ...serviceConfig,
  ...busConfig,
  ...databaseConfig,
  SIGNING_KEYS_SECRET: secretSchema.describe(
    "Encrypts, in the database, the private keys that sign tokens. With another one, new keys are made.",
  ),
  LINK_KEY: secretSchema.describe("Makes the secret part of links in emails; the same as notification's."),
  RIDDLE_TO_AUTH_KEY: secretSchema.describe("Key of calls by the riddle service."),
  NOTIFICATION_TO_AUTH_KEY: secretSchema.describe("Key of calls by the notification service."),
  BILLING_TO_AUTH_KEY: secretSchema.describe("Key of calls by the billing service."),
  PUBLIC_ORIGIN: publicOrigin,
  TRUSTED_PROXY_HOPS: proxyHops,
});

export type AuthConfig = z.infer<typeof configSchema> & {
  /** The services that store something about people, by name. */
  personalDataSources: PersonalDataAddresses;
};

/** @throws {ConfigError} naming every variable that is missing or malformed */
export const readConfig = (env?: NodeJS.ProcessEnv): AuthConfig => ({
  ...parseConfig(configSchema, env),
  personalDataSources: readSources(env),
});

/** Auth calls no other services than those with personal data. */
function readSources(env?: NodeJS.ProcessEnv): PersonalDataAddresses {
  const sources = services.auth.calls.map((name) => {
    const [url, key] = [urlVariable(name), callKeyVariable("auth", name)];
    return { name, url, key };
  });
  const shape: [string, z.ZodType<string>][] = sources.flatMap(({ url, key }) => [
    [url, originSchema],
    [key, secretSchema],
  ]);
  const values = parseConfig(z.object(Object.fromEntries(shape)), env);
  return Object.fromEntries(
    sources.map(({ name, url, key }) => [name, { origin: values[url] ?? "", callKey: values[key] ?? "" }]),
  );
}

/** For commands, which work on the database. @throws {ConfigError} */
export const readCommandConfig = (env?: NodeJS.ProcessEnv) =>
  parseConfig(z.object({ ...databaseConfig, SIGNING_KEYS_SECRET: secretSchema }), env);
