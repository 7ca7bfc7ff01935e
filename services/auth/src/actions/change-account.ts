import type { DomainEvent, EventType } from "@wordlehint/contracts";
import { DomainError, newEvent } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import type { Account } from "../domain/account.ts";
import { isEmpty, type AccountChange } from "../domain/account-change.ts";

/** The dependencies of `changeAccount`. */
export type Changing = Pick<Context, "accounts" | "now"> & { outbox: Pick<Context["outbox"], "wake"> };

const maxRounds = 10;

/**
 * Reads an account, decides what becomes of it, and saves that with its events in one write. If the account has changed
 * in between, it is read again. Resolves with the account after the change, or with undefined if there is none.
 * @throws what `decide` throws to refuse the change.
 * @throws a duplicate key error (see `isDuplicateKey`) when another account has the new address.
 */
export async function changeAccount(
  { accounts, now, outbox }: Changing,
  read: () => Promise<Account | undefined>,
  decide: (account: Account) => AccountChange,
): Promise<Account | undefined> {
  for (let round = 0; round < maxRounds; round++) {
    const account = await read();
    if (!account) return undefined;
    const change = decide(account);
    if (isEmpty(change)) return account;
    const { set, unset } = change;
    const events = eventsOf(change, account.id, now());
    const where = asRead(account, unset);
    if (!(await accounts.update(account.id, { where, set, unset }, ...events))) continue;
    outbox.wake();
    return { ...account, ...set };
  }
  throw new DomainError("unavailable", "This account is being changed elsewhere. Please try again.");
}

/** The events of a change, in their envelopes. */
export const eventsOf = ({ events }: AccountChange, accountId: string, at: Date): DomainEvent[] =>
  events.map(({ type, data }) => newEvent<EventType>(type, accountId, data, at) as DomainEvent);

const linkFields = ["reset", "verification", "newEmail"] as const;

/** Holds as long as the account is what was read. `null` stands for a field that isn't there. */
function asRead(account: Account, closed: AccountChange["unset"]) {
  const { generation, emailKey, emailVerifiedAt = null } = account;
  const links: Record<string, string | null> = {};
  for (const field of linkFields)
    if (closed.includes(field)) links[`${field}.tokenHash`] = account[field]?.tokenHash ?? null;
  return { ...links, generation, emailKey, emailVerifiedAt };
}
