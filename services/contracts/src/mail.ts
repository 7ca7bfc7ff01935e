import * as z from "zod/mini";

/**
 * The kinds of mails. For each, an editor may replace the built-in text by a document of the type `mailText` with this
 * `kind`.
 */
export const mailKinds = [
  "verify-email",
  "change-email",
  "email-changed",
  "reset-password",
  "password-changed",
  "new-device",
  "account-deleted",
  "confirm-subscription",
  "already-subscribed",
  "daily-hint",
  "contact-message",
  "contact-acknowledgement",
  "subscription-activated",
  "payment-failed",
  "renewal-ahead",
  "subscription-cancelled",
  "subscription-ended",
  "payment-reversed",
  "withdrawal-receipt",
] as const;

/** A kind of mail. */
export type MailKind = (typeof mailKinds)[number];

/** Variables of every kind. */
const common = {
  product: "The site’s name",
  site: "The site’s address, such as wordlehint.com",
} as const;

/**
 * The variables that the text of each kind may contain, as `{{name}}`, with a description for editors. Others are refused
 * in the studio, and a text that has one all the same isn't used.
 */
export const mailVariables = {
  "verify-email": {
    ...common,
    email: "The address that is to be confirmed",
    validFor: "How long the link can be used, such as 24 hours",
  },
  "change-email": {
    ...common,
    email: "The account’s new address",
    accountEmail: "The address that it has until then, shortened, such as a…@example.org",
    validFor: "How long the link can be used, such as 24 hours",
  },
  "email-changed": { ...common, email: "The account’s new address", previousEmail: "The one before" },
  "reset-password": {
    ...common,
    email: "The account’s address",
    validFor: "How long the link can be used, such as 60 minutes",
  },
  "password-changed": { ...common, email: "The account’s address", time: "When it was changed" },
  "new-device": {
    ...common,
    email: "The account’s address",
    device: "The browser, such as Firefox on Windows",
    time: "When somebody signed in",
  },
  "account-deleted": { ...common, email: "The account’s address" },
  "confirm-subscription": {
    ...common,
    email: "The address that is to be subscribed",
    validFor: "How long the link can be used, such as 7 days",
  },
  "already-subscribed": { ...common, email: "The subscribed address" },
  "daily-hint": {
    ...common,
    date: "The puzzle’s date, such as Saturday, November 21",
    puzzleNumber: "The puzzle’s number",
    wordLength: "How many letters the answer has",
  },
  "contact-message": {
    ...common,
    name: "Who wrote it",
    email: "The writer’s address",
    subject: "What it is about",
  },
  // Nothing that the writer typed: anyone could have it sent to anyone.
  "contact-acknowledgement": { ...common },
  "subscription-activated": {
    ...common,
    email: "The account’s address",
    paidUntil: "The day until which it is paid",
  },
  "payment-failed": { ...common, email: "The account’s address" },
  "renewal-ahead": {
    ...common,
    email: "The account’s address",
    renewsOn: "The day of the next payment",
    price: "What is charged then",
  },
  "subscription-cancelled": {
    ...common,
    email: "The account’s address",
    paidUntil: "The day until which Premium stays",
  },
  "subscription-ended": { ...common, email: "The account’s address" },
  "payment-reversed": { ...common, email: "The account’s address" },
  "withdrawal-receipt": {
    ...common,
    email: "The account’s address",
    amount: "What is paid back",
    time: "When the withdrawal was received",
  },
} as const satisfies Record<MailKind, Readonly<Record<string, string>>>;

/** The variables of a kind. */
export type MailVariables<K extends MailKind = MailKind> = Readonly<
  Record<keyof (typeof mailVariables)[K], string>
>;

/** Kinds whose mail has a button. The service knows where it leads; a text of another kind needs no label. */
export const kindsWithButton: readonly MailKind[] = [
  "verify-email",
  "change-email",
  "reset-password",
  "password-changed",
  "new-device",
  "confirm-subscription",
  "already-subscribed",
  "daily-hint",
  "subscription-activated",
  "payment-failed",
  "renewal-ahead",
  "subscription-cancelled",
  "subscription-ended",
  "payment-reversed",
];

const oneLine = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^[^\p{Cc}\u2028\u2029]*$/u));

/** The text of a kind of mail. Every part may contain the kind's variables. */
export const mailTextSchema = z.object({
  subject: oneLine(120),
  /** The preview text that mail programs show after the subject. */
  preheader: oneLine(150),
  heading: oneLine(100),
  /** In a daily mail the first one comes before the riddle, and the others after it. */
  paragraphs: z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(1000))).check(z.maxLength(8)),
  /** The button's label; null for a kind without a button. */
  button: z.nullable(oneLine(40)),
});
/** A parsed text of a kind of mail. */
export type MailText = z.infer<typeof mailTextSchema>;

const placeholder = /\{\{([^{}]*)\}\}/g;

/** Returns what stands between double braces in a text and isn't a variable of the kind, each once. */
export function unknownMailVariables(kind: MailKind, text: string): string[] {
  const known = Object.keys(mailVariables[kind]);
  const named = Array.from(text.matchAll(placeholder), ([, name = ""]) => name.trim());
  return [...new Set(named)].filter((name) => !known.includes(name));
}

/** Replaces the variables of a text by their values. What isn't a variable stays as it is. */
export function fillMailText(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replace(placeholder, (whole: string, name: string) => {
    const key = name.trim();
    return Object.hasOwn(variables, key) ? (variables[key] ?? whole) : whole;
  });
}
