import { services, urlVariable } from "@wordlehint/contracts/services";
import {
  busConfig,
  mongoConfig,
  originSchema,
  parseConfig,
  serviceConfig,
  wholeNumber,
} from "@wordlehint/runtime";
import * as z from "zod";

const secret = z
  .string({ error: "must be set to a secret of your own. Make one with: openssl rand -base64 32" })
  .min(32, "must have at least 32 characters. Make one with: openssl rand -base64 32");

const databaseConfig = mongoConfig("auth");
const configSchema = z.object({
  ...serviceConfig,
  ...busConfig,
  ...databaseConfig,
  /** Encrypts the private keys that sign tokens, in the database. With another one, new keys are made. */
  SIGNING_KEYS_SECRET: secret,
  /** Makes the secret part of links in e-mails; the service that sends them has it too. */
  LINK_KEY: secret,
  /** By which services prove to each other that they belong to the installation. */
  SERVICE_KEY: secret,
  /** Whether browsers reach the site by https alone: cookies are then sent by https alone too. */
  PUBLIC_ORIGIN: originSchema.default("http://localhost:8000"),
  /** Proxies of our own in front of the gateway. The gateway itself, whose X-Forwarded-For is believed too, isn't counted. */
  TRUSTED_PROXY_HOPS: wholeNumber(0, 8).default(0),
});

export type AuthConfig = z.infer<typeof configSchema> & {
  /** Where the services listen that store something about people, by name. */
  personalDataOrigins: Readonly<Record<string, string>>;
};

/** @throws {ConfigError} naming every variable that is missing or malformed */
export const readConfig = (env?: NodeJS.ProcessEnv): AuthConfig => ({
  ...parseConfig(configSchema, env),
  personalDataOrigins: readOrigins(env),
});

/** The origins of the services that auth calls, which are those with personal data. */
function readOrigins(env?: NodeJS.ProcessEnv): Record<string, string> {
  const names: readonly string[] = services.auth.calls;
  const schema = z.object(Object.fromEntries(names.map((name) => [urlVariable(name), originSchema])));
  const origins = parseConfig(schema, env);
  return Object.fromEntries(names.map((name) => [name, origins[urlVariable(name)] ?? ""]));
}

/** For commands, which work on the database. @throws {ConfigError} */
export const readCommandConfig = (env?: NodeJS.ProcessEnv) =>
  parseConfig(z.object({ ...databaseConfig, SIGNING_KEYS_SECRET: secret }), env);
