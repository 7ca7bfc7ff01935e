import { Schema, type Connection } from "mongoose";

/** The session of an editor in one browser. */
export type Session = {
  /** The SHA-256 hash of the secret in the browser's cookie. */
  hash: string;
  editorId: string;
  beganAt: Date;
  /** Not exact; see `noteUseAfterMs`. */
  usedAt: Date;
  expiresAt: Date;
  /** The browser's own description of itself, cut off at 300 characters. */
  userAgent: string;
};
type SessionRow = Omit<Session, "hash"> & { _id: string };

export type SessionStore = ReturnType<typeof createSessionStore>;

export function createSessionStore(connection: Connection) {
  const model = connection.model(
    "Session",
    new Schema<SessionRow>(
      {
        _id: { type: String, required: true },
        editorId: { type: String, required: true },
        beganAt: { type: Date, required: true },
        usedAt: { type: Date, required: true },
        expiresAt: { type: Date, required: true },
        userAgent: { type: String, default: "" },
      },
      { collection: "editorSessions", versionKey: false },
    )
      .index({ editorId: 1 })
      .index({ expiresAt: 1 }, { expireAfterSeconds: 0 }),
  );
  return {
    add: async ({ hash, ...session }: Session): Promise<void> => {
      await model.create({ _id: hash, ...session });
    },

    find: async (hash: string): Promise<Session | undefined> => {
      const row = await model.findById(hash).lean();
      return row ? toSession(row) : undefined;
    },

    /** The sessions of an editor that haven't ended, the most recently used first. */
    listOf: async (editorId: string, now: Date): Promise<Session[]> => {
      const rows = await model.find({ editorId, expiresAt: { $gt: now } }).lean();
      return rows.map(toSession).sort((one, other) => other.usedAt.getTime() - one.usedAt.getTime());
    },

    noteUse: async (hash: string, usedAt: Date): Promise<void> => {
      await model.updateOne({ _id: hash }, { $set: { usedAt } });
    },

    remove: async (hash: string): Promise<void> => {
      await model.deleteOne({ _id: hash });
    },

    /** Removes a session only if it is this editor's. */
    removeOne: async (editorId: string, hash: string): Promise<void> => {
      await model.deleteOne({ _id: hash, editorId });
    },

    /** Removes the sessions of an editor, but for one. */
    removeOf: async (editorId: string, except?: string): Promise<void> => {
      await model.deleteMany({ editorId, ...(except !== undefined && { _id: { $ne: except } }) });
    },
  };
}

function toSession({ _id, ...session }: SessionRow): Session {
  return { hash: _id, ...session };
}
