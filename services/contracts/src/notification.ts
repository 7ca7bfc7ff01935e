import * as z from "zod/mini";
import { emailSchema } from "./email.ts";
import { linkTokenSchema } from "./link-token.ts";

/** Levels of help in a daily mail: the riddle with its hint facts, or the graded hints too. */
export const helpLevels = ["riddle", "hints"] as const;
/** Schema of a level of help. */
export const helpSchema = z.enum(helpLevels);
/** A level of help in a daily mail. */
export type Help = z.infer<typeof helpSchema>;

/** Every day of the week, 0 being Sunday. */
export const allDays: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

const daysMessage = "Choose at least one day of the week";

/** The days of the week on which the daily mail is sent, 0 being Sunday; in order, each once. */
export const mailDaysSchema = z
  .array(z.int({ error: daysMessage }).check(z.gte(0), z.lte(6)), { error: daysMessage })
  .check(
    z.minLength(1, { error: daysMessage }),
    z.maxLength(7),
    z.overwrite((days) => [...new Set(days)].sort((a, b) => a - b)),
  );

const timeZoneSchema = z.string().check(z.minLength(1), z.maxLength(64));

/** A field that people don't see. Programs that fill in every field give themselves away by it. */
const honeypot = z.optional(z.string().check(z.maxLength(1000)));

/**
 * Body of `POST /api/notifications/subscribe`. A zone that the service doesn't know counts as the home zone. Without
 * `help` the mail has the riddle alone, and without `days` it comes every day.
 */
export const subscribeSchema = z.object({
  email: emailSchema,
  timeZone: z.optional(timeZoneSchema),
  help: z.optional(helpSchema),
  days: z.optional(mailDaysSchema),
  website: honeypot,
});

/**
 * Response to `POST /api/notifications/subscribe`: `confirmation-sent`, the same for known and unknown addresses, or
 * `subscribed` for a signed-in player who gave the account's own, confirmed address.
 */
export const subscribedSchema = z.object({ status: z.enum(["confirmation-sent", "subscribed"]) });
/** A parsed response to a subscription. */
export type Subscribed = z.infer<typeof subscribedSchema>;

/** Body of `POST /api/notifications/confirm`. */
export const confirmSubscriptionSchema = z.object({ token: linkTokenSchema });

const preferences = {
  /** An IANA time zone: a mail comes when the riddle is released there. */
  timeZone: z.string(),
  help: helpSchema,
  days: z.array(z.int()),
};

/** Response to `POST /api/notifications/confirm`. */
export const confirmedSubscriptionSchema = z.object({
  email: z.string(),
  ...preferences,
  /** Scheme of `Authorization: Link …`, for the routes of preferences. */
  preferencesToken: z.string(),
});
/** A parsed response to a confirmation. */
export type ConfirmedSubscription = z.infer<typeof confirmedSubscriptionSchema>;

/**
 * Response of `GET` and `PUT /api/notifications/preferences`. With `status: "none"`, which only a signed-in player can
 * get, the address is the account's and the rest is what a new subscription begins with.
 */
export const preferencesSchema = z.object({
  email: z.string(),
  ...preferences,
  status: z.enum(["active", "pending", "none"]),
});
/** A subscriber's parsed preferences. */
export type Preferences = z.infer<typeof preferencesSchema>;

/** Body of `PUT /api/notifications/preferences`. A zone that the service doesn't know is refused. */
export const changePreferencesSchema = z.object({
  timeZone: timeZoneSchema,
  help: helpSchema,
  days: mailDaysSchema,
});
/** Parsed new preferences. */
export type PreferencesChange = z.infer<typeof changePreferencesSchema>;

/** Query of `POST /api/notifications/unsubscribe`: the token of the link in a mail. */
export const unsubscribeQuerySchema = z.object({ token: z.optional(linkTokenSchema) });
/** JSON body of `POST /api/notifications/unsubscribe`, for the site's page. */
export const unsubscribeSchema = z.object({ token: z.optional(linkTokenSchema) });
/** Response to it; the same however often it is asked. */
export const unsubscribedSchema = z.object({ status: z.literal("unsubscribed") });

/** One line of text: nothing in it can begin another header of a mail. */
const line = (max: number, missing: string, tooLong: string) =>
  z
    .string({ error: missing })
    .check(
      z.trim(),
      z.minLength(1, { error: missing }),
      z.maxLength(max, { error: tooLong, abort: true }),
      z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, { error: "Use one line without control characters" }),
    );

/** Body of `POST /api/contact`. */
export const contactMessageSchema = z.object({
  name: line(100, "Enter your name", "Use at most 100 characters"),
  email: emailSchema,
  subject: line(150, "Enter a subject", "Use at most 150 characters"),
  message: z
    .string({ error: "Enter a message" })
    .check(
      z.trim(),
      z.minLength(1, { error: "Enter a message" }),
      z.maxLength(5000, { error: "Use at most 5000 characters", abort: true }),
      z.regex(/^[^\p{Cc}]*(?:[\t\r\n][^\p{Cc}]*)*$/u, { error: "Use text without control characters" }),
    ),
  website: honeypot,
});
/** A parsed message to the site. */
export type ContactMessage = z.infer<typeof contactMessageSchema>;

/**
 * Body of `POST /webhooks/mail`, as Resend sends it; other providers' reports can be brought into this form. Types other
 * than `email.bounced` and `email.complained` are confirmed and ignored.
 */
export const mailReportSchema = z.object({
  type: z.string().check(z.minLength(1), z.maxLength(100)),
  data: z.object({
    to: z.array(z.string().check(z.maxLength(320))).check(z.maxLength(50)),
    bounce: z.optional(
      z.object({
        /** `Permanent` for an address that doesn't exist; anything else passes. */
        type: z.optional(z.string()),
        subType: z.optional(z.string()),
        message: z.optional(z.string()),
      }),
    ),
  }),
});
/** A parsed report by the provider of the mail server. */
export type MailReport = z.infer<typeof mailReportSchema>;
