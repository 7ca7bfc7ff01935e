import type { SessionDocument, sessionModel } from "./session-model.ts";

/** A session that is stored. */
export type Session = Omit<SessionDocument, "_id" | "outbox" | "outboxPending"> & { id: string };

export type SessionStore = ReturnType<typeof createSessionStore>;

export function createSessionStore(model: ReturnType<typeof sessionModel>) {
  return {
    find: async (id: string): Promise<Session | undefined> => toSession(await model.findById(id).lean()),
  };
}

function toSession(document: SessionDocument | null): Session | undefined {
  if (!document) return undefined;
  const { _id: id, outbox: _outbox, outboxPending: _pending, ...session } = document;
  return { ...session, id };
}
