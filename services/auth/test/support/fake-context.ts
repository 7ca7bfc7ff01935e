import type { DomainEvent } from "@wordlehint/contracts";
import { emailKeyOf, type AttemptLimit, type GivingBack } from "@wordlehint/runtime";
import type { Context } from "../../src/context.ts";
import type { Account } from "../../src/domain/account.ts";
import type { AccountStore } from "../../src/store/account-store.ts";

/** When everything happens in a fake context. */
export const fakeNow = new Date("2026-11-22T12:00:00Z");

const hashOf = (password: string): string => `hash of ${password}`;

/** An account of a name, with the password `Quiet-Otter-71`. */
export const accountOf = (id: string, more: Partial<Account> = {}): Account => ({
  id,
  email: `${id}@example.org`,
  emailKey: emailKeyOf(`${id}@example.org`),
  passwordHash: hashOf("Quiet-Otter-71"),
  createdAt: fakeNow,
  generation: 0,
  devices: [],
  ...more,
});

/** Counts attempts in memory: once the free ones are used up, it refuses each one. */
function createFakeAttempts() {
  const counts = new Map<string, number>();
  const add = (key: string, count: number) => counts.set(key, (counts.get(key) ?? 0) + count);
  return {
    count: (limits: readonly AttemptLimit[]) => {
      if (limits.some(({ key, free }) => (counts.get(key) ?? 0) >= free))
        return Promise.resolve({ isAllowed: false, retryAfterSeconds: 1 });
      for (const { key } of limits) add(key, 1);
      const giveBack = ({ forget = [], keep = [] }: GivingBack = {}) => {
        for (const { key } of limits) if (!keep.includes(key)) add(key, -1);
        for (const key of forget) counts.delete(key);
        return Promise.resolve();
      };
      return Promise.resolve({ isAllowed: true, giveBack });
    },
  };
}

/** What actions need of the context, in memory, with these accounts. */
export function fakeContext(...given: readonly Account[]) {
  const accounts = [...given];
  const events: DomainEvent[] = [];
  const audited: unknown[] = [];
  const wake = jest.fn();
  const store: Partial<AccountStore> = {
    add: (account, ...added) => {
      accounts.push(account);
      events.push(...added);
      return Promise.resolve(true);
    },
    find: (id) => Promise.resolve(accounts.find((account) => account.id === id)),
    findByEmailKey: (key) => Promise.resolve(accounts.find(({ emailKey }) => emailKey === key)),
    findByLink: (kind, hash) =>
      Promise.resolve(accounts.find((account) => account[kind]?.tokenHash === hash)),
    update: (id, { set = {}, unset = [] }, ...added) => {
      const index = accounts.findIndex((account) => account.id === id);
      const without = Object.fromEntries(unset.map((field) => [field, undefined]));
      accounts[index] = Object.assign({}, accounts[index], set, without);
      events.push(...added);
      return Promise.resolve(true);
    },
    noteSignIn: (_id, _sign, ...added) => {
      events.push(...added);
      return Promise.resolve();
    },
    updateDecoy: () => Promise.resolve(),
  };
  const context = {
    accounts: store,
    sessions: { add: () => Promise.resolve(), listOpen: () => Promise.resolve([]) },
    tokens: { sign: () => Promise.resolve("a token") },
    passwords: {
      hash: (password: string) => Promise.resolve(hashOf(password)),
      verify: (password: string, hash: string | undefined) => Promise.resolve(hash === hashOf(password)),
    },
    attempts: createFakeAttempts(),
    outbox: { wake },
    log: { warn: (record: unknown) => audited.push(record) },
    config: { LINK_KEY: "a key of the tests" },
    now: () => fakeNow,
  };
  return { context: context as unknown as Context, accounts, events, audited, wake };
}
