import * as z from "zod/mini";
import { revocationSchema, subscriptionSummarySchema } from "./account.ts";
import { moneySchema } from "./billing.ts";
import { puzzleDateSchema } from "./puzzle-date.ts";

/** The date alone: nothing that leads to a word may be on the bus before its riddle's release. */
const riddleOfDate = z.object({ date: puzzleDateSchema });

const operatorNotice = z.object({ date: puzzleDateSchema, reason: z.string().check(z.maxLength(2000)) });

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

/** Published documents that one transaction created, changed or removed. */
const contentChange = z.object({
  dataset: text(64),
  transactionId: text(128),
  documents: z
    .array(
      z.object({
        id: text(128),
        type: text(128),
        /** The document's slug, and the one before the change where it was another. */
        slugs: z.array(text(512)).check(z.maxLength(2)),
      }),
    )
    .check(z.minLength(1), z.maxLength(100)),
  /** Sync tags of the query results that the change makes stale, where the content lake names them. */
  syncTags: z.optional(z.array(text(64)).check(z.minLength(1), z.maxLength(1000))),
  /** The first state of the dataset with the change, for `lastLiveEventId` of a query, where the lake names it. */
  liveEventId: z.optional(text(128)),
});

const accountId = text(64);
const account = z.object({ userId: accountId, email: text(254) });
/** Besides, whether the owner of the address has confirmed it. Events of older releases don't say, and count as unconfirmed. */
const provenAccount = z.object({ ...account.shape, emailVerified: z.optional(z.boolean()) });

/**
 * A link that an email is to bring. Its secret part isn't on the bus: `linkToken` makes it of `linkId`, with a key that
 * only the service that accepts it and the one that sends it have. So stored events open nothing.
 */
const link = z.object({ ...account.shape, linkId: text(64), expiresAt: z.iso.datetime() });

const subscriptionChange = z.object({
  userId: accountId,
  ...subscriptionSummarySchema.shape,
  /** Rises with every change of the account's subscription, because events may arrive in another order. */
  revision: z.int().check(z.gte(1)),
});

/** Data of every event by type. The type is also the subject on the bus. Changes are additive only. */
export const eventDataSchemas = {
  "riddle.generated": riddleOfDate,
  "riddle.released": riddleOfDate,
  "riddle.horizon_low": operatorNotice,
  "riddle.generation_failed": operatorNotice,
  "content.published": contentChange,
  "content.unpublished": contentChange,
  "user.verification_requested": link,
  /** The account's address until then. */
  "user.email_change_requested": z.object({ ...link.shape, accountEmail: z.optional(text(254)) }),
  "user.email_changed": z.object({
    ...account.shape,
    previousEmail: text(254),
    /** True if the previous address was confirmed. */
    previousVerified: z.optional(z.boolean()),
  }),
  "user.password_reset_requested": z.object({ ...link.shape, emailVerified: z.optional(z.boolean()) }),
  "user.password_changed": provenAccount,
  "user.signed_in_on_new_device": z.object({
    ...provenAccount.shape,
    /** The browser and system, such as `Firefox on Windows`. */
    device: text(200),
    signedInAt: z.iso.datetime(),
  }),
  "user.deleted": provenAccount,
  "session.revoked": revocationSchema,
  "subscription.activated": subscriptionChange,
  "subscription.updated": subscriptionChange,
  "subscription.past_due": subscriptionChange,
  "subscription.cancelled": z.object({
    ...subscriptionChange.shape,
    /** Why, if it was ended because a bank gave a payment back after a dispute. */
    reason: z.optional(z.enum(["payment_reversed"])),
  }),
  "subscription.cancellation_requested": z.object({ userId: accountId, currentPeriodEnd: z.iso.datetime() }),
  "subscription.renewal_ahead": z.object({
    userId: accountId,
    renewsAt: z.iso.datetime(),
    ...moneySchema.shape,
  }),
  "subscription.withdrawn": z.object({
    userId: accountId,
    withdrawnAt: z.iso.datetime(),
    ...moneySchema.shape,
  }),
  "contact.received": z.object({ messageId: text(64) }),
} as const;

/** The publisher and the data of each event. */
export const eventDescriptions: Readonly<Record<EventType, { from: string; summary: string }>> = {
  "riddle.generated": { from: "riddle", summary: "The riddle of a puzzle date is ready." },
  "riddle.released": { from: "riddle", summary: "It is 00:05 in New York on a riddle's date." },
  "riddle.horizon_low": { from: "riddle", summary: "Fewer riddles are ready ahead than there should be." },
  "riddle.generation_failed": { from: "riddle", summary: "The riddle of a date could not be made." },
  "content.published": {
    from: "content-lake or the gateway's webhook",
    summary: "Published documents were made or changed.",
  },
  "content.unpublished": {
    from: "content-lake or the gateway's webhook",
    summary: "Documents are no longer published.",
  },
  "user.verification_requested": {
    from: "auth",
    summary: "A link that confirms an account's address is to be sent there.",
  },
  "user.email_change_requested": {
    from: "auth",
    summary: "A link that makes this the account's address is to be sent there.",
  },
  "user.email_changed": {
    from: "auth",
    summary: "An account has another address; its previous one is told.",
  },
  "user.password_reset_requested": {
    from: "auth",
    summary: "A link by which a new password can be chosen is to be sent.",
  },
  "user.password_changed": {
    from: "auth",
    summary: "The password of an account was changed; its owner is told.",
  },
  "user.signed_in_on_new_device": {
    from: "auth",
    summary: "Somebody signed in with a browser that the account hasn't been used with; its owner is told.",
  },
  "user.deleted": {
    from: "auth",
    summary: "An account is gone: everything about the person is to be removed.",
  },
  "session.revoked": {
    from: "auth",
    summary: "Tokens are no longer accepted, although they haven't expired.",
  },
  "subscription.activated": { from: "billing", summary: "A subscription was paid for: Premium begins." },
  "subscription.updated": {
    from: "billing",
    summary: "A subscription was renewed, cancelled for later, or resumed.",
  },
  "subscription.past_due": { from: "billing", summary: "A payment failed; the provider tries again." },
  "subscription.cancelled": { from: "billing", summary: "A subscription has ended: Premium is over." },
  "subscription.cancellation_requested": {
    from: "billing",
    summary: "A player cancelled a subscription: it ends with the paid period.",
  },
  "subscription.renewal_ahead": {
    from: "billing",
    summary: "A subscription renews in some days; its owner is told what is charged then.",
  },
  "subscription.withdrawn": {
    from: "billing",
    summary: "A player withdrew from a subscription: it has ended, and the payment goes back.",
  },
  "contact.received": {
    from: "notification",
    summary: "A visitor sent a message to the site; it is stored and on its way.",
  },
};

/** Types of the events on the bus. */
export type EventType = keyof typeof eventDataSchemas;
/** The data of an event by its type. */
export type EventData<T extends EventType> = z.infer<(typeof eventDataSchemas)[T]>;

const retiredTypes: ReadonlySet<string> = new Set([
  "riddle.renumbered",
  "puzzle.result_recorded",
  "puzzle.result_removed",
  "user.registered",
  "user.email_verified",
  "mail.subscribed",
  "mail.unsubscribed",
]);

/** Returns whether only earlier releases publish events of this type. What they left behind is dropped. */
export const isRetiredEventType = (type: string): boolean => retiredTypes.has(type);

/** The envelope of an event on the bus. */
export const eventEnvelopeSchema = z.object({
  id: z.string().check(z.minLength(8), z.maxLength(128)),
  type: z.enum(Object.keys(eventDataSchemas) as [EventType, ...EventType[]]),
  version: z.int().check(z.gte(1)),
  /** UTC, ISO 8601. */
  occurredAt: z.iso.datetime(),
  aggregateId: z.string().check(z.minLength(1), z.maxLength(256)),
  data: z.unknown(),
});

/** One event with its envelope, as published and as handed to a handler. */
export type DomainEvent<T extends EventType = EventType> = {
  [K in T]: Omit<z.infer<typeof eventEnvelopeSchema>, "type" | "data"> & { type: K; data: EventData<K> };
}[T];

/**
 * Parses an event of any origin, envelope and data. Fields that the contract doesn't have are dropped.
 * @throws {z.core.$ZodError} naming what is wrong, when it is not an event that this version knows.
 */
export function parseEvent(input: unknown): DomainEvent {
  const envelope = eventEnvelopeSchema.parse(input);
  return { ...envelope, data: eventDataSchemas[envelope.type].parse(envelope.data) } as DomainEvent;
}
