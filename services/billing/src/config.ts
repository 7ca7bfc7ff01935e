import {
  busConfig,
  ConfigError,
  mongoConfig,
  originSchema,
  parseConfig,
  proxyHops,
  publicOrigin,
  secretSchema,
  serviceConfig,
  wholeNumber,
} from "@wordlehint/runtime";
import * as z from "zod";

const address = z.url({ protocol: /^https?$/, error: "must be an address such as https://example.org/path" });

/** Variables of the account at Stripe, or at another server that speaks its API. Without a key there are no payments. */
const stripeConfig = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w{8,}$/, "must be a secret or restricted key, which starts with sk_ or rk_")
    .optional()
    .describe("Secret or restricted key of the account. Without one, nothing is sold."),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_\w{8,}$/, "must be a publishable key, which starts with pk_")
    .default("pk_test_none")
    .describe("Key with which browsers open the payment form."),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .optional()
    .describe("Secrets of webhook endpoints that `billing setup` hasn't made, separated by commas."),
  STRIPE_API_URL: originSchema
    .default("https://api.stripe.com")
    .describe("Origin of Stripe's API, or of another server that speaks it."),
  STRIPE_JS_URL: address
    .default("https://js.stripe.com/endive/stripe.js")
    .describe("Address of Stripe's browser script."),
  STRIPE_WEBHOOK_URL: address
    .optional()
    .describe(
      "Sets the account up at the start, with a webhook endpoint at this address: for the local stand-in.",
    ),
  TRIAL_DAYS: wholeNumber(0, 730).default(0).describe("Days for which the first subscription is free."),
  STRIPE_COUPON: z
    .string()
    .min(1)
    .optional()
    .describe("Id of a coupon for everyone who subscribes. Excludes STRIPE_PROMOTION_CODES."),
  STRIPE_PROMOTION_CODES: z
    .enum(["yes", "no"])
    .default("no")
    .describe("Whether the payment page takes Stripe's promotion codes."),
  STRIPE_AUTOMATIC_TAX: z
    .enum(["yes", "no"])
    .default("no")
    .describe("Whether Stripe Tax computes taxes; set it up in Stripe's dashboard first."),
  GRACE_DAYS: wholeNumber(0, 60).default(14).describe("Days that Premium goes on while a payment is late."),
  RENEWAL_NOTICE_DAYS: wholeNumber(1, 30)
    .default(7)
    .describe("Days before a yearly payment, or the end of a trial, at which it is announced."),
};

const databaseConfig = mongoConfig("billing");
const siteConfig = { TRUSTED_PROXY_HOPS: proxyHops, PUBLIC_ORIGIN: publicOrigin };
const personConfig = {
  PERSON_KEY: secretSchema.describe(
    "Key of the hashes by which a person is recognized across accounts. With another one, all are forgotten.",
  ),
};
const authConfig = {
  AUTH_URL: originSchema.describe("Origin of the auth service."),
  BILLING_TO_AUTH_KEY: secretSchema.describe("Key of calls to the auth service."),
};

/** The schema of the service's variables. */
export const configSchema = z.object({
  ...serviceConfig,
  ...busConfig,
  ...databaseConfig,
  ...siteConfig,
  ...authConfig,
  ...personConfig,
  ...stripeConfig,
  AUTH_TO_BILLING_KEY: secretSchema.describe("Key of calls by the auth service."),
});
const commandSchema = z.object({
  ...databaseConfig,
  ...siteConfig,
  ...authConfig,
  ...personConfig,
  ...stripeConfig,
});

export type BillingConfig = z.infer<typeof configSchema>;
/** The variables of commands, which work on the database and the provider. */
export type CommandConfig = z.infer<typeof commandSchema>;

/** @throws {ConfigError} naming every variable that is missing or malformed */
export const readConfig = (env?: NodeJS.ProcessEnv): BillingConfig => checked(parseConfig(configSchema, env));

/** @throws {ConfigError} */
export const readCommandConfig = (env?: NodeJS.ProcessEnv): CommandConfig =>
  checked(parseConfig(commandSchema, env));

function checked<C extends CommandConfig>(config: C): C {
  if (config.STRIPE_COUPON !== undefined && config.STRIPE_PROMOTION_CODES === "yes")
    throw new ConfigError(
      "The configuration is not valid:\n  STRIPE_PROMOTION_CODES: can't be yes while STRIPE_COUPON is set, since a subscription has one discount",
    );
  return config;
}
