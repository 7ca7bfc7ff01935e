import { smtpPortOf } from "@wordlehint/contracts/services";
import { browserUrl, loopbackUrl, type Installation } from "./installation.ts";

type Settings = Readonly<Record<string, string>>;

/** The secret settings that lead to the stand-ins, where an operator has given none that lead to a provider. */
export function standInSecrets({
  ports,
  secrets: { variables },
}: Pick<Installation, "ports" | "secrets">): Settings {
  // Keys of Stripe's have letters, digits and underscores alone.
  const key = (variables.STRIPE_STAND_IN_KEY ?? "").replaceAll("-", "_");
  return {
    SMTP_URL: `smtp://127.0.0.1:${smtpPortOf(ports.mailbox)}`,
    ...(variables.STRIPE_SECRET_KEY === undefined && {
      STRIPE_SECRET_KEY: `sk_test_${key}`,
      STRIPE_WEBHOOK_SECRET: `whsec_${key}`,
    }),
  };
}

/** Returns the addresses of the local payments and of the webhook that they call. Empty if there is a key of Stripe's. */
export function standInStripe({
  ports,
  secrets: { variables },
}: Pick<Installation, "ports" | "secrets">): Settings {
  if (variables.STRIPE_SECRET_KEY !== undefined) return {};
  return {
    STRIPE_API_URL: loopbackUrl(ports.stripe),
    STRIPE_PUBLISHABLE_KEY: "pk_test_local",
    STRIPE_JS_URL: `${browserUrl(ports.stripe)}/v3/`,
    STRIPE_WEBHOOK_URL: `${loopbackUrl(ports.billing)}/webhooks/stripe`,
  };
}
