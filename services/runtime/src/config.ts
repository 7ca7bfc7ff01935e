import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { emailSchema } from "@wordlehint/contracts";
import { hostNames } from "@wordlehint/contracts/own-host";
import * as z from "zod";

/** The environment doesn't match the schema. The message names variables and rules, never a value. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** Whether this process runs tests: they check more. */
export const isTest = process.env.NODE_ENV === "test";

/** A whole number in decimal digits, from `min` to `max`; the parsed value is a number. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`);

/** An HTTP origin such as `https://example.org`, parsed to the form that browsers send. */
export const originSchema = z
  .string()
  .refine(isOrigin, "must be an origin such as https://example.org, without a path")
  .transform((text) => new URL(text).origin);

const howToMakeSecret = "Make one with: openssl rand -base64 32";

/** A random secret of the installation, of at least 32 characters. */
export const secretSchema = z
  .string({ error: `must be set to a secret of your own. ${howToMakeSecret}` })
  .min(32, `must have at least 32 characters. ${howToMakeSecret}`);

/** An e-mail address, with its domain in ASCII. */
export const emailAddress = z
  .string()
  .refine((text) => emailSchema.safeParse(text).success, "must be an e-mail address")
  .pipe(emailSchema);

/** What every service reads; spread it into the service's own schema. */
export const serviceConfig = {
  HOST: z.string().default("127.0.0.1"),
  /** 0 for any free port. */
  PORT: wholeNumber(0, 65535),
  /** Of readiness, health and metrics, for operators alone: don't publish it. By default 100 above PORT. */
  ADMIN_PORT: wholeNumber(0, 65535).optional(),
  /** Host names by which the service may be asked besides its own, such as those in a cluster; separated by commas. */
  ALLOWED_HOSTS: z.string().default("").transform(hostNames),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
};

/** What a service with a database reads; spread it into the service's own schema. */
export const mongoConfig = (database: string) => ({
  MONGODB_URL: z
    .string()
    .regex(
      /^mongodb(\+srv)?:\/\/\S+$/,
      "must be a connection string that starts with mongodb:// or mongodb+srv://",
    ),
  /** The service's own database. MongoDB Atlas's shared tiers take names of at most 38 bytes. */
  MONGODB_DATABASE: z.string().min(1).max(38).default(database),
  /** Of the user in that database who has its name. Not needed if MONGODB_URL holds a user of your own. */
  MONGODB_PASSWORD: z.string().min(1).optional(),
});

/** What a service that sends or receives events reads; spread it into the service's own schema. */
export const busConfig = {
  /** One server or several, separated by commas. */
  NATS_URL: z.string().regex(/^(nats|tls):\/\/\S+$/, "must start with nats:// or tls://"),
  /** Of the broker's user who has the service's name. */
  NATS_PASSWORD: z.string().min(1).optional(),
  /** Prefix of every subject and stream name, so that several deployments can share a broker. */
  BUS_NAMESPACE: z
    .string()
    .regex(/^[\w-]*$/, "may hold letters, digits, hyphens and underscores only")
    .default(""),
  /** Replicas of the event stream that the broker keeps: 1, or 3 on a cluster. */
  BUS_REPLICAS: wholeNumber(1, 5).default(1),
};

/**
 * Reads a service's configuration; an empty variable counts as unset. For a variable that is unset, the file of its
 * name in the folder `SECRETS_DIR` is read.
 * @throws {ConfigError} naming every variable that is missing or malformed, and its rule.
 */
export function parseConfig<S extends z.ZodType>(
  schema: S,
  env: NodeJS.ProcessEnv = process.env,
): z.infer<S> {
  const set: NodeJS.ProcessEnv = {
    ...secretsIn(env.SECRETS_DIR),
    ...Object.fromEntries(Object.entries(env).filter(([, value]) => value !== "")),
  };
  const result = schema.safeParse(set);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => {
    const [variable] = path;
    const missing = typeof variable === "string" && !Object.hasOwn(set, variable);
    // A schema may say itself how to set a variable; zod's own words are for developers.
    const rule = missing && message.startsWith("Invalid ") ? "must be set" : message;
    return `  ${path.map(String).join(".")}: ${rule}`;
  });
  throw new ConfigError(`The configuration is not valid:\n${faults.join("\n")}`);
}

/** The files of a folder, by name. Without a folder there are none. */
function secretsIn(dir: string | undefined): Record<string, string> {
  if (!dir || !existsSync(dir)) return {};
  return Object.fromEntries(
    readdirSync(dir).map((name) => [name, readFileSync(join(dir, name), "utf8").trim()]),
  );
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}
