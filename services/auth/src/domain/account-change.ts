import type { EventData } from "@wordlehint/contracts";
import type { Account } from "./account.ts";

/** A rule's change of an account: state and events that are saved in one write. */
export type AccountChange = {
  set: Partial<Omit<Account, "id" | "createdAt">> & { deletedAt?: Date };
  unset: readonly Exclude<keyof Account, "id" | "createdAt" | "generation">[];
  events: readonly AccountEvent[];
};

type AccountEventType =
  | "user.verification_requested"
  | "user.email_change_requested"
  | "user.email_changed"
  | "user.password_reset_requested"
  | "user.password_changed"
  | "user.deleted"
  | "session.revoked";

/** An event of an account, before it gets its envelope. */
export type AccountEvent = {
  [T in AccountEventType]: { type: T; data: EventData<T> };
}[AccountEventType];

/** A change of nothing. */
export const unchanged: AccountChange = { set: {}, unset: [], events: [] };

/** Returns whether there is nothing to save. */
export const isEmpty = ({ set, unset, events }: AccountChange): boolean =>
  Object.keys(set).length + unset.length + events.length === 0;

/** Merges several changes, with their events in this order. */
export function mergeChanges(...changes: readonly AccountChange[]): AccountChange {
  return {
    set: Object.assign({}, ...changes.map(({ set }) => set)) as AccountChange["set"],
    unset: changes.flatMap(({ unset }) => unset),
    events: changes.flatMap(({ events }) => events),
  };
}
