import {
  createAttemptLimiter,
  createPasswordHasher,
  openRuntime,
  type AttemptLimiter,
  type PasswordHasher,
  type Runtime,
} from "@wordlehint/runtime";
import type { AuthConfig } from "./config.ts";
import { accountModel } from "./store/account-model.ts";
import { createAccountStore, type AccountStore } from "./store/account-store.ts";
import { sessionModel } from "./store/session-model.ts";
import { createSessionStore, type SessionStore } from "./store/session-store.ts";

/** What tests may replace. */
export type Overrides = {
  now?: () => Date;
};

export type Context = Runtime<AuthConfig> & {
  accounts: AccountStore;
  sessions: SessionStore;
  attempts: AttemptLimiter;
  passwords: PasswordHasher;
};

export function createContext(config: AuthConfig, { now }: Overrides): Context {
  const runtime = openRuntime("auth", config, { now });
  const { connection } = runtime.mongo;
  return {
    ...runtime,
    accounts: createAccountStore(accountModel(connection)),
    sessions: createSessionStore(sessionModel(connection)),
    attempts: createAttemptLimiter(connection, runtime.now),
    passwords: createPasswordHasher(),
  };
}
