import { Schema, type Connection } from "mongoose";
import type { Role } from "../domain/access/requester.ts";

/** A robot's access token. Its secret is stored as a hash only. */
export type RobotToken = {
  id: string;
  name: string;
  role: Exclude<Role, "administrator">;
  hash: string;
  createdAt: Date;
};
type TokenRow = Omit<RobotToken, "id"> & { _id: string };

export type TokenStore = ReturnType<typeof createTokenStore>;

export function createTokenStore(connection: Connection) {
  const model = connection.model(
    "Token",
    new Schema<TokenRow>(
      {
        _id: { type: String, required: true },
        name: { type: String, required: true },
        role: { type: String, required: true },
        hash: { type: String, required: true },
        createdAt: { type: Date, required: true },
      },
      { collection: "tokens", versionKey: false },
    ).index({ hash: 1 }, { unique: true }),
  );
  return {
    add: async ({ id, ...token }: RobotToken): Promise<void> => {
      await model.create({ _id: id, ...token });
    },

    findByHash: async (hash: string): Promise<RobotToken | undefined> => {
      const row = await model.findOne({ hash }).lean();
      return row ? toToken(row) : undefined;
    },

    list: async (): Promise<RobotToken[]> => (await model.find().sort({ createdAt: 1 }).lean()).map(toToken),

    namesOf: async (ids: readonly string[]): Promise<Map<string, string>> => {
      const rows = await model.find({ _id: { $in: [...ids] } }, { name: 1 }).lean();
      return new Map(rows.map(({ _id, name }) => [_id, name]));
    },

    /** False when there is no such token. */
    remove: async (id: string): Promise<boolean> => (await model.deleteOne({ _id: id })).deletedCount > 0,
  };
}

function toToken({ _id, name, role, hash, createdAt }: TokenRow): RobotToken {
  return { id: _id, name, role, hash, createdAt };
}
