import { createPrivateKey } from "node:crypto";
import {
  busConfig,
  contentConfig,
  emailAddress,
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

const domain = z
  .string()
  .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i, "must be a domain name");

/** The schema of the service's variables. */
export const configSchema = z.object({
  ...serviceConfig,
  ...busConfig,
  ...contentConfig,
  ...mongoConfig("notification"),
  AUTH_URL: originSchema.describe("Origin of the auth service."),
  RIDDLE_URL: originSchema.describe("Origin of the riddle service."),
  NOTIFICATION_TO_AUTH_KEY: secretSchema.describe("Key of calls to the auth service."),
  NOTIFICATION_TO_RIDDLE_KEY: secretSchema.describe("Key of calls to the riddle service."),
  AUTH_TO_NOTIFICATION_KEY: secretSchema.describe("Key of calls by the auth service."),
  GATEWAY_TO_NOTIFICATION_KEY: secretSchema.describe("Key of calls by the gateway."),
  LINK_KEY: secretSchema.describe("Makes the secret part of links in emails; the same as auth's."),
  PUBLIC_ORIGIN: publicOrigin,
  TRUSTED_PROXY_HOPS: proxyHops,
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, "must start with smtp:// or smtps://")
    .optional()
    .describe("The mail server, such as `smtps://user:password@mail.example.org`."),
  MAILBOX_URL: z
    .string()
    .regex(/^smtp:\/\/\S+$/, "must start with smtp://")
    .default("smtp://127.0.0.1:8026")
    .describe("The local mailbox, which takes all emails while there is no SMTP_URL."),
  SMTP_TIMEOUT_MS: wholeNumber(10, 600_000)
    .default(30_000)
    .describe("Milliseconds for which the mail server may be silent."),
  MAIL_PLACES: wholeNumber(1, 500).default(20).describe("Emails that a replica sends at the same time."),
  MAILS_PER_SECOND: wholeNumber(0, 100_000)
    .default(0)
    .describe("Emails that a replica sends in a second at most; 0 for as many as the server takes."),
  MAIL_FROM: emailAddress.default("hello@wordlehint.local").describe("Sender of all emails."),
  CONTACT_ADDRESS: emailAddress
    .default("contact@wordlehint.local")
    .describe("Recipient of the contact form, unless the site's settings in the studio name one."),
  BOUNCE_DOMAIN: domain
    .optional()
    .describe(
      "Domain whose mail server reports bounces; each email then has a return address of its own there.",
    ),
  UNSUBSCRIBE_ADDRESS: emailAddress
    .optional()
    .describe("Address that takes unsubscriptions by email; somebody must read it."),
  POSTAL_ADDRESS: z
    .string()
    .max(200, "must have at most 200 characters")
    .optional()
    .describe("Postal address shown below every email, where the law asks for one."),
  MAIL_WEBHOOK_SECRET: z
    .string()
    .regex(/^(whsec_)?[A-Za-z0-9+/=]{24,}$/, "must be a secret such as whsec_… of the provider")
    .optional()
    .describe(
      "Secret of the provider's reports of bounces and complaints to `/webhooks/mail` (Standard Webhooks).",
    ),
  DKIM_PRIVATE_KEY: z
    .string()
    .refine(isPrivateKey, "must be a private key in PEM")
    .optional()
    .describe("Private key in PEM that signs emails (DKIM)."),
  DKIM_DOMAIN: domain.optional().describe("Signing domain; by default that of MAIL_FROM."),
  DKIM_SELECTOR: domain.default("mail").describe("Selector of the signing key in the DNS."),
});

export type NotificationConfig = z.infer<typeof configSchema> & { SMTP_URL: string };

/** @throws {ConfigError} naming every variable that is missing or malformed */
export function readConfig(env?: NodeJS.ProcessEnv): NotificationConfig {
  const config = parseConfig(configSchema, env);
  return { ...config, SMTP_URL: config.SMTP_URL ?? config.MAILBOX_URL };
}

function isPrivateKey(pem: string): boolean {
  try {
    createPrivateKey(pem);
    return true;
  } catch {
    return false;
  }
}
