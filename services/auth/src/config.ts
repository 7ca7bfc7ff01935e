import { callKeyVariable } from "@wordlehint/contracts/call-keys";
import { services, urlVariable } from "@wordlehint/contracts/services";
import {
  busConfig,
  mongoConfig,
  originSchema,
  parseConfig,
  secretSchema,
  serviceConfig,
  wholeNumber,
} from "@wordlehint/runtime";
import * as z from "zod";
import type { PersonalDataAddresses } from "./clients/personal-data.ts";

const databaseConfig = mongoConfig("auth");
const configSchema = z.object({
  ...serviceConfig,
  ...busConfig,
  ...databaseConfig,
  /** Encrypts the private keys that sign tokens, in the database. With another one, new keys are made. */
  SIGNING_KEYS_SECRET: secretSchema,
  /** Makes the secret part of links in e-mails; the service that sends them has it too. */
  LINK_KEY: secretSchema,
  /** By which auth knows the services that call it. */
  RIDDLE_TO_AUTH_KEY: secretSchema,
  NOTIFICATION_TO_AUTH_KEY: secretSchema,
  BILLING_TO_AUTH_KEY: secretSchema,
  /** Whether browsers reach the site by https alone: cookies are then sent by https alone too. */
  PUBLIC_ORIGIN: originSchema.default("http://localhost:8000"),
  /** Proxies of our own in front of the gateway. The gateway itself, whose X-Forwarded-For is believed too, isn't counted. */
  TRUSTED_PROXY_HOPS: wholeNumber(0, 8).default(0),
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
