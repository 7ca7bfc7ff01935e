import type { DomainEvent } from "@wordlehint/contracts";
import { pushToOutbox } from "@wordlehint/runtime";
import type { Account } from "../domain/account.ts";
import type { Place } from "../domain/revocation-walk.ts";
import type { Session } from "../domain/session.ts";
import type { SessionDocument, sessionModel } from "./session-model.ts";

export type SessionStore = ReturnType<typeof createSessionStore>;

const open = { endedAt: { $exists: false } };
const maxListed = 200;

export function createSessionStore(model: ReturnType<typeof sessionModel>) {
  return {
    /** Inserted without hydrating a document (`lean`), since the values have the types of the schema. */
    add: async ({ id, ...session }: Session): Promise<void> => {
      await model.insertMany([{ _id: id, ...session }], { lean: true });
    },

    find: async (id: string): Promise<Session | undefined> => toSession(await model.findById(id).lean()),

    /** The sessions of an account that can be used, the latest used first, without the first `skip` of them. */
    listOpen: async (
      { id: userId, generation }: Pick<Account, "id" | "generation">,
      now: Date,
      { skip = 0 }: { skip?: number } = {},
    ): Promise<Session[]> => {
      const found = await model
        .find({ userId, generation: { $gte: generation }, expiresAt: { $gt: now }, ...open })
        .sort({ lastSeenAt: -1, createdAt: -1 })
        .skip(skip)
        .limit(maxListed)
        .lean();
      return found.flatMap((document) => toSession(document) ?? []);
    },

    /** Every session of an account that is stored, the oldest first. */
    listAll: async (userId: string): Promise<Session[]> => {
      const found = await model.find({ userId }).sort({ createdAt: 1 }).lean();
      return found.flatMap((document) => toSession(document) ?? []);
    },

    /** Sessions that ended after a place in the order of their ends and haven't expired, up to `limit`. */
    listEnded: async (
      { at, id }: Place,
      { now, limit }: { now: Date; limit: number },
    ): Promise<(Session & { endedAt: Date })[]> => {
      const found = await model
        .find({ endedAt: { $gte: at }, $or: [{ endedAt: { $gt: at } }, { _id: { $gt: id } }] })
        .where({ expiresAt: { $gt: now } })
        .sort({ endedAt: 1, _id: 1 })
        .limit(limit)
        .lean();
      return found.flatMap((document) => {
        const session = toSession(document);
        return session?.endedAt ? [{ ...session, endedAt: session.endedAt }] : [];
      });
    },

    /**
     * Ends a session of an account, with its event, in one write.
     * @returns false when it has ended already, or isn't the account's.
     */
    end: async (
      { id, userId }: Pick<Session, "id" | "userId">,
      at: Date,
      event: DomainEvent,
    ): Promise<boolean> => {
      const { $set, $push } = pushToOutbox(event);
      const update = { $set: { ...$set, endedAt: at }, $push };
      return (await model.updateOne({ _id: id, userId, ...open }, update)).matchedCount === 1;
    },

    /** Notes that a session is used, and until when its latest token lasts. False when it has ended. */
    noteUse: async (
      id: string,
      { lastSeenAt, expiresAt }: Pick<Session, "lastSeenAt"> & { expiresAt?: Date | undefined },
    ): Promise<boolean> => {
      const latest = { lastSeenAt, ...(expiresAt && { expiresAt }) };
      return (await model.updateOne({ _id: id, ...open }, { $max: latest })).matchedCount === 1;
    },

    /** Removes the sessions of an account whose events are published. */
    removeOf: async (userId: string): Promise<void> => {
      await model.deleteMany({ userId, outboxPending: { $exists: false } });
    },

    /** Removes the sessions that expired before that moment and whose events are published. */
    removeExpired: async (before: Date): Promise<void> => {
      await model.deleteMany({ expiresAt: { $lt: before }, outboxPending: { $exists: false } });
    },
  };
}

function toSession(document: SessionDocument | null): Session | undefined {
  if (!document) return undefined;
  const { _id: id, outbox: _outbox, outboxPending: _pending, ...session } = document;
  return { ...session, id };
}
