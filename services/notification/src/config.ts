import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import {
  busConfig,
  ConfigError,
  contentConfig,
  emailAddress,
  mongoConfig,
  originSchema,
  parseConfig,
  secretSchema,
  serviceConfig,
  wholeNumber,
} from "@wordlehint/runtime";
import * as z from "zod";

/** A secret that an operator gives by a variable, or by a file that another variable names; an empty one counts as none. */
const given = <N extends string>(name: N) =>
  ({ [name]: z.string().min(1).optional(), [`${name}_FILE`]: z.string().optional() }) as Record<
    N | `${N}_FILE`,
    z.ZodOptional<z.ZodString>
  >;

const domain = z
  .string()
  .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i, "must be a domain name");

const configSchema = z.object({
  ...serviceConfig,
  ...busConfig,
  ...contentConfig,
  ...mongoConfig("notification"),
  /** The auth service: who is signed in, and the addresses of accounts. */
  AUTH_URL: originSchema,
  /** The riddle service, whose riddles are mailed. */
  RIDDLE_URL: originSchema,
  /** By which auth and the riddle service know the notification service. */
  NOTIFICATION_TO_AUTH_KEY: secretSchema,
  NOTIFICATION_TO_RIDDLE_KEY: secretSchema,
  /** Keys of the services that call this one. */
  AUTH_TO_NOTIFICATION_KEY: secretSchema,
  GATEWAY_TO_NOTIFICATION_KEY: secretSchema,
  /** Makes the secret part of links in e-mails; the services that accept them have it too. */
  LINK_KEY: secretSchema,
  /** Where readers find the site. */
  PUBLIC_ORIGIN: originSchema.default("http://localhost:8000"),
  /** Proxies of our own in front of the gateway. The gateway itself, whose X-Forwarded-For is believed too, isn't counted. */
  TRUSTED_PROXY_HOPS: wholeNumber(0, 8).default(0),

  /** The mail server, such as smtps://user:password@mail.example.org. Without one, MAILBOX_URL. */
  ...given("SMTP_URL"),
  /** The mailbox of a local installation, which sends nothing out. */
  MAILBOX_URL: z
    .string()
    .regex(/^smtp:\/\/\S+$/, "must start with smtp://")
    .default("smtp://127.0.0.1:8026"),
  /** How long the mail server may be silent. */
  SMTP_TIMEOUT_MS: wholeNumber(10, 600_000).default(30_000),
  /** How many mails a replica sends at the same time. */
  MAIL_PLACES: wholeNumber(1, 500).default(20),
  /** How many mails a replica sends in a second at most; 0 for as many as the server takes. */
  MAILS_PER_SECOND: wholeNumber(0, 100_000).default(0),
  /** The address that mails come from. */
  MAIL_FROM: emailAddress.default("hello@wordlehint.local"),
  /** Where messages to the site go, unless the site's settings name an address. */
  CONTACT_ADDRESS: emailAddress.default("contact@wordlehint.local"),
  /** The domain whose mail server reports mails that come back. Without one they come back to MAIL_FROM. */
  BOUNCE_DOMAIN: domain.optional(),
  /** An address that takes unsubscriptions by e-mail, if somebody reads it. */
  UNSUBSCRIBE_ADDRESS: emailAddress.optional(),
  /** Shown below every mail, where the law asks for it. */
  POSTAL_ADDRESS: z.string().max(200, "must have at most 200 characters").optional(),
  /** Signs the provider's reports about bounces and complaints, as Standard Webhooks say: whsec_… */
  ...given("MAIL_WEBHOOK_SECRET"),
  /** Signs mails (DKIM): a private key in PEM, the domain, by default that of MAIL_FROM, and the selector. */
  ...given("DKIM_PRIVATE_KEY"),
  DKIM_DOMAIN: domain.optional(),
  DKIM_SELECTOR: domain.default("mail"),
});

type Parsed = z.infer<typeof configSchema>;

export type NotificationConfig = Parsed & { SMTP_URL: string };

/** @throws {ConfigError} naming every variable that is missing or malformed */
export function readConfig(env?: NodeJS.ProcessEnv): NotificationConfig {
  const config = parseConfig(configSchema, env);
  const SMTP_URL = config.SMTP_URL ?? secretIn("SMTP_URL", config) ?? config.MAILBOX_URL;
  const MAIL_WEBHOOK_SECRET = config.MAIL_WEBHOOK_SECRET ?? secretIn("MAIL_WEBHOOK_SECRET", config);
  const DKIM_PRIVATE_KEY = config.DKIM_PRIVATE_KEY ?? secretIn("DKIM_PRIVATE_KEY", config);
  const faults = [
    /^smtps?:\/\/\S+$/.test(SMTP_URL) ? [] : ["SMTP_URL: must start with smtp:// or smtps://"],
    MAIL_WEBHOOK_SECRET === undefined || /^(whsec_)?[A-Za-z0-9+/=]{24,}$/.test(MAIL_WEBHOOK_SECRET)
      ? []
      : ["MAIL_WEBHOOK_SECRET: must be a secret such as whsec_… of the provider"],
    DKIM_PRIVATE_KEY === undefined || isPrivateKey(DKIM_PRIVATE_KEY)
      ? []
      : ["DKIM_PRIVATE_KEY: must be a private key in PEM"],
  ].flat();
  if (faults.length > 0)
    throw new ConfigError(`The configuration is not valid:\n${faults.map((one) => `  ${one}`).join("\n")}`);
  return { ...config, SMTP_URL, MAIL_WEBHOOK_SECRET, DKIM_PRIVATE_KEY };
}

function isPrivateKey(pem: string): boolean {
  try {
    createPrivateKey(pem);
    return true;
  } catch {
    return false;
  }
}

function secretIn(
  name: "SMTP_URL" | "MAIL_WEBHOOK_SECRET" | "DKIM_PRIVATE_KEY",
  config: Parsed,
): string | undefined {
  const file = config[`${name}_FILE`];
  if (file === undefined) return undefined;
  try {
    return readFileSync(file, "utf8").trim() || undefined;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "unknown error";
    throw new ConfigError(
      `The configuration is not valid:\n  ${name}_FILE: the file can't be read (${code})`,
    );
  }
}
