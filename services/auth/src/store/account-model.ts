import { addOutbox, type Outbox } from "@wordlehint/runtime";
import { Schema, type Connection } from "mongoose";
import type { Account } from "../domain/account.ts";

/**
 * A deleted account keeps its id, generation and events only, until no token of it can be left; see `deletedAt`. That
 * is why the fields about the person may be missing.
 */
export type AccountDocument = Pick<Account, "generation" | "generationRaisedAt" | "createdAt"> &
  Partial<Omit<Account, "id">> & { _id: string; deletedAt?: Date } & Outbox;

const openLink = {
  tokenHash: { type: String, required: true },
  expiresAt: { type: Date, required: true },
};

export function accountModel(connection: Connection) {
  const schema = new Schema<AccountDocument>(
    {
      _id: { type: String, required: true },
      email: String,
      emailKey: String,
      username: String,
      passwordHash: String,
      createdAt: { type: Date, required: true },
      lastSignInAt: Date,
      emailVerifiedAt: Date,
      generation: { type: Number, required: true },
      generationRaisedAt: Date,
      devices: {
        type: [
          { _id: false, hash: { type: String, required: true }, usedAt: { type: Date, required: true } },
        ],
        default: undefined,
      },
      reset: { type: openLink, _id: false, default: undefined },
      verification: { type: openLink, _id: false, default: undefined },
      newEmail: {
        type: {
          ...openLink,
          email: { type: String, required: true },
          emailKey: { type: String, required: true },
        },
        _id: false,
        default: undefined,
      },
      subscription: {
        type: {
          status: { type: String, required: true },
          currentPeriodEnd: { type: Date, default: null },
          cancelAtPeriodEnd: { type: Boolean, required: true },
          revision: { type: Number, required: true },
        },
        _id: false,
        default: undefined,
      },
      deletedAt: Date,
    },
    { collection: "accounts", versionKey: false },
  );
  schema.index({ emailKey: 1 }, { unique: true, sparse: true });
  schema.index({ "reset.tokenHash": 1 }, { sparse: true });
  schema.index({ "verification.tokenHash": 1 }, { sparse: true });
  schema.index({ "newEmail.tokenHash": 1 }, { sparse: true });
  schema.index({ generationRaisedAt: 1 }, { sparse: true });
  schema.index({ deletedAt: 1 }, { sparse: true });
  addOutbox(schema);
  return connection.model<AccountDocument>("Account", schema);
}
