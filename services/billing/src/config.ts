import { readFileSync } from "node:fs";
import {
  busConfig,
  ConfigError,
  mongoConfig,
  originSchema,
  parseConfig,
  secretSchema,
  serviceConfig,
  wholeNumber,
} from "@wordlehint/runtime";
import * as z from "zod";

const address = z.url({ protocol: /^https?$/, error: "must be an address such as https://example.org/path" });

/** The account at Stripe, or at another server that speaks its API. Without a key there are no payments. */
const stripeConfig = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w{8,}$/, "must be a secret or restricted key, which starts with sk_ or rk_")
    .optional(),
  /** A file with the key, instead. An empty one counts as none. */
  STRIPE_SECRET_KEY_FILE: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_\w{8,}$/, "must be a publishable key, which starts with pk_")
    .default("pk_test_none"),
  /** Of webhook endpoints that `billing setup` hasn't made; several, separated by commas, while one is replaced. */
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_WEBHOOK_SECRET_FILE: z.string().optional(),
  STRIPE_API_URL: originSchema.default("https://api.stripe.com"),
  /** The browser script. */
  STRIPE_JS_URL: address.default("https://js.stripe.com/endive/stripe.js"),
  /** The account is set up at the start, and has events sent there: for the local stand-in of Stripe. */
  STRIPE_WEBHOOK_URL: address.optional(),
  /** For how many days Premium is free at first. */
  TRIAL_DAYS: wholeNumber(0, 730).default(0),
  /** Stripe's id of a coupon that everyone gets who subscribes. */
  STRIPE_COUPON: z.string().min(1).optional(),
  /** Whether who subscribes may give one of Stripe's promotion codes. */
  STRIPE_PROMOTION_CODES: z.enum(["yes", "no"]).default("no"),
  /** Whether Stripe Tax computes taxes. */
  STRIPE_AUTOMATIC_TAX: z.enum(["yes", "no"]).default("no"),
  /** For how long Premium goes on while a payment is late. */
  GRACE_DAYS: wholeNumber(0, 60).default(14),
  /** How long before a yearly payment, and before the end of a trial, it is announced. */
  RENEWAL_NOTICE_DAYS: wholeNumber(1, 30).default(7),
};

const databaseConfig = mongoConfig("billing");
const siteConfig = {
  /** How many proxies of our own stand in front of the gateway: taxes may depend on where a player's network is. */
  TRUSTED_PROXY_HOPS: wholeNumber(0, 8).default(0),
  PUBLIC_ORIGIN: originSchema.default("http://localhost:8000"),
};
/** The key of the hashes by which a person is known whatever the account. With another one, nobody is known any more. */
const personConfig = { PERSON_KEY: secretSchema };
const authConfig = {
  /** The auth service, whose keys and revocations tell who is signed in, and which knows players' addresses. */
  AUTH_URL: originSchema,
  /** The key of calls to auth. */
  BILLING_TO_AUTH_KEY: secretSchema,
};

const configSchema = z.object({
  ...serviceConfig,
  ...busConfig,
  ...databaseConfig,
  ...siteConfig,
  ...authConfig,
  ...personConfig,
  ...stripeConfig,
  /** The key of calls by auth, which asks for personal data. */
  AUTH_TO_BILLING_KEY: secretSchema,
});
const commandSchema = z.object({
  ...databaseConfig,
  ...siteConfig,
  ...authConfig,
  ...personConfig,
  ...stripeConfig,
});

export type BillingConfig = z.infer<typeof configSchema>;
/** What commands read, which work on the database and the provider. */
export type CommandConfig = z.infer<typeof commandSchema>;

/** @throws {ConfigError} naming every variable that is missing or malformed */
export const readConfig = (env?: NodeJS.ProcessEnv): BillingConfig =>
  withSecrets(parseConfig(configSchema, env));

/** @throws {ConfigError} */
export const readCommandConfig = (env?: NodeJS.ProcessEnv): CommandConfig =>
  withSecrets(parseConfig(commandSchema, env));

function withSecrets<C extends CommandConfig>(config: C): C {
  if (config.STRIPE_COUPON !== undefined && config.STRIPE_PROMOTION_CODES === "yes")
    throw new ConfigError(
      "The configuration is not valid:\n  STRIPE_PROMOTION_CODES: can't be yes while STRIPE_COUPON is set, since a subscription has one discount",
    );
  return {
    ...config,
    STRIPE_SECRET_KEY: config.STRIPE_SECRET_KEY ?? secretIn("STRIPE_SECRET_KEY_FILE", config),
    STRIPE_WEBHOOK_SECRET: config.STRIPE_WEBHOOK_SECRET ?? secretIn("STRIPE_WEBHOOK_SECRET_FILE", config),
  };
}

function secretIn(
  variable: "STRIPE_SECRET_KEY_FILE" | "STRIPE_WEBHOOK_SECRET_FILE",
  config: CommandConfig,
): string | undefined {
  const file = config[variable];
  if (file === undefined) return undefined;
  try {
    return readFileSync(file, "utf8").trim() || undefined;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "unknown error";
    throw new ConfigError(`The configuration is not valid:\n  ${variable}: the file can't be read (${code})`);
  }
}
