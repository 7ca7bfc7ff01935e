import * as z from "zod/mini";
import { emailSchema } from "./email.ts";
import { linkTokenSchema } from "./link-token.ts";

/**
 * A password that somebody chooses, in the form that is hashed (NFKC). Services refuse common ones besides; see
 * `isCommonPassword`.
 */
export const newPasswordSchema = z
  .string({ error: "Password must be at least 8 characters" })
  .check(
    z.normalize("NFKC"),
    z.minLength(8, { error: "Password must be at least 8 characters" }),
    z.maxLength(128, { error: "Password must be at most 128 characters", abort: true }),
    z.regex(/\p{Lu}/u, { error: "Password must contain at least one uppercase letter" }),
    z.regex(/\p{Ll}/u, { error: "Password must contain at least one lowercase letter" }),
    z.regex(/\p{Nd}/u, { error: "Password must contain at least one number" }),
  );

/** A password that is checked against the stored one: any string. */
const givenPassword = z.string({ error: "Enter your password" });

/** Body of `POST /api/auth/login`. */
export const loginSchema = z.object({ email: emailSchema, password: givenPassword });
/** Body of `POST /api/auth/register`. */
export const registrationSchema = z.object({ email: emailSchema, password: newPasswordSchema });
/** Body of `POST /api/auth/forgot-password`. */
export const forgotPasswordSchema = z.object({ email: emailSchema });
/** Body of `POST /api/auth/reset-password`. */
export const resetPasswordSchema = z.object({ token: linkTokenSchema, password: newPasswordSchema });
/** Body of `POST /api/auth/verify-email`. */
export const verifyEmailSchema = z.object({ token: linkTokenSchema });
/** Body of `POST /api/auth/change-password`. */
export const changePasswordSchema = z.object({
  currentPassword: givenPassword,
  newPassword: newPasswordSchema,
});
/** Body of `POST /api/auth/change-email`: the new address, and the account's password. */
export const changeEmailSchema = z.object({ email: emailSchema, password: givenPassword });
/** Body of `DELETE /api/user`. */
export const deleteAccountSchema = z.object({ password: givenPassword });

/** An account's view of its subscription, from billing's events. */
export const subscriptionSummarySchema = z.object({
  /** Status of the payments; `past_due` while the provider still tries to collect one. */
  status: z.enum(["active", "past_due", "cancelled"]),
  /** Until when it is paid. */
  currentPeriodEnd: z.nullable(z.iso.datetime()),
  /** It ends then, because the player has cancelled it. */
  cancelAtPeriodEnd: z.boolean(),
});
/** A parsed summary of a subscription. */
export type SubscriptionSummary = z.infer<typeof subscriptionSummarySchema>;

/** A player's account, as its owner sees it. */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  username: z.nullable(z.string()),
  /** True if Premium is in force. */
  isSubscribed: z.boolean(),
  subscription: z.nullable(subscriptionSummarySchema),
  createdAt: z.iso.datetime(),
});
/** A parsed account. */
export type User = z.infer<typeof userSchema>;

/** The response to signing in and registering: the bearer token, and its user. */
export const signedInSchema = z.object({ token: z.string(), user: userSchema });
/** A parsed response to a sign-in. */
export type SignedIn = z.infer<typeof signedInSchema>;

/** One session of an account. */
export const sessionSchema = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  /** To within some minutes. */
  lastSeenAt: z.iso.datetime(),
  /** The browser and system, such as `Firefox on Windows`. */
  device: z.string(),
  /** True for the session of this request. */
  current: z.boolean(),
});
/** A parsed session. */
export type AccountSession = z.infer<typeof sessionSchema>;

/** Confirmation of an account's address, and the address that is to replace it. */
export const emailStatusSchema = z.object({
  email: z.string(),
  verifiedAt: z.nullable(z.iso.datetime()),
  /** A new address whose owner hasn't confirmed it yet, and until when that is possible. */
  pending: z.nullable(z.object({ email: z.string(), expiresAt: z.iso.datetime() })),
});
/** A parsed status of an address. */
export type EmailStatus = z.infer<typeof emailStatusSchema>;

/** An account's address, for other services. */
export const accountAddressSchema = z.object({ email: z.string(), verifiedAt: z.nullable(z.iso.datetime()) });
/** A parsed address of an account. */
export type AccountAddress = z.infer<typeof accountAddressSchema>;

/** Everything stored about a person: one part for each service that knows something. */
export const accountExportSchema = z.object({
  exportedAt: z.iso.datetime(),
  /** Personal data by the service's name. */
  parts: z.record(z.string(), z.unknown()),
});
/** A parsed export. */
export type AccountExport = z.infer<typeof accountExportSchema>;

/** A public key for ES256 (RFC 7517, RFC 7518). */
export const publicKeySchema = z.object({
  kty: z.literal("EC"),
  crv: z.literal("P-256"),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
  use: z.literal("sig"),
  alg: z.literal("ES256"),
});
/** The keys that verify tokens. */
export const keySetSchema = z.object({ keys: z.array(publicKeySchema) });
/** A parsed key set. */
export type KeySet = z.infer<typeof keySetSchema>;

/**
 * Tokens that are no longer accepted although they haven't expired: those of the sessions in `sessionIds`, or all of the
 * account with a generation lower than `beforeGeneration`. At `expiresAt` the last of them expires by itself.
 */
export const revocationSchema = z.object({
  userId: z.string().check(z.minLength(1), z.maxLength(64)),
  sessionIds: z.optional(
    z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(1000)),
  ),
  beforeGeneration: z.optional(z.int().check(z.gte(0))),
  expiresAt: z.iso.datetime(),
});
/** A parsed revocation. */
export type Revocation = z.infer<typeof revocationSchema>;

/** Query of `GET /internal/revocations`: those made since the state that `after` names, or all that still matter. */
export const revocationsQuerySchema = z.object({ after: z.optional(z.string().check(z.maxLength(200))) });
/** Body of `GET /internal/revocations`. A revocation may be listed more than once. */
export const revocationsSchema = z.object({
  revocations: z.array(revocationSchema),
  /** The state to ask after the next time. */
  state: z.string(),
  /** True if these are all up to now; otherwise there are more after `state`. */
  isComplete: z.boolean(),
  /** The ids of all keys whose tokens are accepted: one that is missing has been withdrawn. */
  keyIds: z.array(z.string()),
});
/** A parsed page of revocations. */
export type RevocationsPage = z.infer<typeof revocationsSchema>;

/** Path of the internal routes about a person. */
export const personalDataParamsSchema = z.object({
  userId: z.string().check(z.minLength(1), z.maxLength(64)),
});
