import { Schema, type Connection } from "mongoose";

/** The session of an editor in one browser, stored by the hash of the secret in the browser's cookie. */
export type Session = { hash: string; editorId: string; extendedAt: Date; expiresAt: Date };
type SessionRow = Omit<Session, "hash"> & { _id: string };

export type SessionStore = ReturnType<typeof createSessionStore>;

export function createSessionStore(connection: Connection) {
  const model = connection.model(
    "Session",
    new Schema<SessionRow>(
      {
        _id: { type: String, required: true },
        editorId: { type: String, required: true },
        extendedAt: { type: Date, required: true },
        expiresAt: { type: Date, required: true },
      },
      { collection: "sessions", versionKey: false },
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
      if (!row) return undefined;
      const { _id, ...session } = row;
      return { hash: _id, ...session };
    },

    extend: async (hash: string, times: Pick<Session, "extendedAt" | "expiresAt">): Promise<void> => {
      await model.updateOne({ _id: hash }, { $set: times });
    },

    remove: async (hash: string): Promise<void> => {
      await model.deleteOne({ _id: hash });
    },

    removeOf: async (editorId: string): Promise<void> => {
      await model.deleteMany({ editorId });
    },
  };
}
