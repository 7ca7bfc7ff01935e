import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { emailSchema } from "@wordlehint/contracts";
import { hostNames } from "@wordlehint/contracts/own-host";
import * as z from "zod";

/** The environment doesn't match the schema. The message names variables and rules, never a value. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** True in tests, which check more. */
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

/** An email address, with its domain in ASCII. */
export const emailAddress = z
  .string()
  .refine((text) => emailSchema.safeParse(text).success, "must be an email address")
  .pipe(emailSchema);

/** The variables of every service; spread them into the service's own schema. */
export const serviceConfig = {
  HOST: z.string().default("127.0.0.1").describe("Address to listen on."),
  PORT: wholeNumber(0, 65535).describe("Port to listen on; 0 takes any free port."),
  ADMIN_PORT: wholeNumber(0, 65535)
    .optional()
    .describe("Port of `/readyz`, `/healthz` and `/metrics`; by default 100 above PORT. Don't publish it."),
  ALLOWED_HOSTS: z
    .string()
    .default("")
    .transform(hostNames)
    .describe("Further host names of the service, such as those in a cluster, separated by commas."),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
    .default("info")
    .describe("The least severe level that is logged."),
};

/** The variables of a service with a database; spread them into the service's own schema. */
export const mongoConfig = (database: string) => ({
  MONGODB_URL: z
    .string()
    .regex(
      /^mongodb(\+srv)?:\/\/\S+$/,
      "must be a connection string that starts with mongodb:// or mongodb+srv://",
    )
    .describe("MongoDB's connection string."),
  MONGODB_DATABASE: z
    .string()
    .min(1)
    .max(38)
    .default(database)
    .describe(
      "The service's own database; at most 38 bytes, the most that MongoDB Atlas's shared tiers take.",
    ),
  MONGODB_PASSWORD: z
    .string()
    .min(1)
    .optional()
    .describe("Password of the user named like the database, unless MONGODB_URL holds a user."),
});

/** The variables of a service that sends or receives events; spread them into the service's own schema. */
export const busConfig = {
  NATS_URL: z
    .string()
    .regex(/^(nats|tls):\/\/\S+$/, "must start with nats:// or tls://")
    .describe("One NATS server, or several separated by commas."),
  NATS_PASSWORD: z
    .string()
    .min(1)
    .optional()
    .describe("Password of the broker's user named like the service."),
  BUS_NAMESPACE: z
    .string()
    .regex(/^[\w-]*$/, "may hold letters, digits, hyphens and underscores only")
    .default("")
    .describe("Prefix of all subjects and streams, so that several installations can share a broker."),
  BUS_REPLICAS: wholeNumber(1, 5)
    .default(1)
    .describe("Replicas of the event stream in the broker: 1, or 3 in a cluster."),
};

/** The origin of the site. */
export const publicOrigin = originSchema
  .default("http://localhost:8000")
  .describe("Origin at which visitors find the site; with https:// cookies are sent by https alone.");

/** The number of the operator's own proxies, for a service behind the gateway. */
export const proxyHops = wholeNumber(0, 8)
  .default(0)
  .describe("Number of your own proxies in front that append the client's address to `X-Forwarded-For`.");

/**
 * Reads a service's configuration; an empty variable counts as unset. The value of a variable that is unset is read
 * from the file that `<variable>_FILE` names, or from the file of its name in the folder `SECRETS_DIR`.
 * @throws {ConfigError} naming every variable that is missing or malformed, and its rule.
 */
export function parseConfig<S extends z.ZodType>(
  schema: S,
  env: NodeJS.ProcessEnv = process.env,
): z.infer<S> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const set: NodeJS.ProcessEnv = { ...secretsIn(env.SECRETS_DIR), ...fromFiles(schema, given), ...given };
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

/** Returns the contents of the files that `<variable>_FILE` names. An empty file counts as unset. */
function fromFiles(schema: z.ZodType, env: NodeJS.ProcessEnv): Record<string, string> {
  const variables = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return Object.fromEntries(
    variables
      .map((name) => [name, env[`${name}_FILE`]] as const)
      .flatMap(([name, file]) =>
        file === undefined ? [] : [[name, contentOf(`${name}_FILE`, file)] as const],
      )
      .filter(([, content]) => content !== ""),
  );
}

function contentOf(variable: string, file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "unknown error";
    throw new ConfigError(`The configuration is not valid:\n  ${variable}: the file can't be read (${code})`);
  }
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
