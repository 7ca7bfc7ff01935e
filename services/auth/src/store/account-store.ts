import type { Account } from "../domain/account.ts";
import type { AccountDocument, accountModel } from "./account-model.ts";

export type AccountStore = ReturnType<typeof createAccountStore>;

/** The accounts that aren't deleted. */
export function createAccountStore(model: ReturnType<typeof accountModel>) {
  return {
    find: async (id: string): Promise<Account | undefined> => toAccount(await model.findById(id).lean()),

    findByEmailKey: async (emailKey: string): Promise<Account | undefined> =>
      toAccount(await model.findOne({ emailKey }).lean()),
  };
}

function toAccount(document: AccountDocument | null): Account | undefined {
  if (!document) return undefined;
  const { _id: id, email, emailKey, passwordHash, devices = [], deletedAt, ...rest } = document;
  if (deletedAt || email === undefined || emailKey === undefined || passwordHash === undefined)
    return undefined;
  const { outbox: _outbox, outboxPending: _pending, ...state } = rest;
  return { ...state, id, email, emailKey, passwordHash, devices };
}
