import {
  createAttemptLimiter,
  createOperatorRecordStore,
  createPasswordHasher,
  openRuntime,
  type AttemptLimiter,
  type OperatorRecordStore,
  type PasswordHasher,
  type Runtime,
} from "@wordlehint/runtime";
import type { AuthConfig } from "./config.ts";
import { createPersonalDataSources, type PersonalDataSources } from "./clients/personal-data.ts";
import { accountModel } from "./store/account-model.ts";
import { createAccountStore, type AccountStore } from "./store/account-store.ts";
import { createHashingPlaces, type HashingPlaces } from "./state/hashing-places.ts";
import { sessionModel } from "./store/session-model.ts";
import { createSessionStore, type SessionStore } from "./store/session-store.ts";
import { signingKeyModel } from "./store/signing-keys/signing-key-model.ts";
import { createSigningKeyStore, type SigningKeyStore } from "./store/signing-keys/signing-key-store.ts";
import { createTokens, type Tokens } from "./state/tokens.ts";

/** Replacements for tests. */
export type Overrides = {
  now?: () => Date;
  /** Maximum requests that hash passwords or wait for it; 64 by default, of which a network has six at most. */
  hashingPlaces?: number;
  passwords?: PasswordHasher;
  /** Time between two removals of expired sessions; an hour by default. */
  sweepMs?: number;
  /** Time between two checks whether another signing key is due; a minute by default. */
  keepKeysMs?: number;
  /** Maximum sessions, and maximum accounts, in a page of revocations; 1000 by default. */
  revocationsPageSize?: number;
};

export type Context = Runtime<AuthConfig> & {
  accounts: AccountStore;
  sessions: SessionStore;
  operatorRecords: OperatorRecordStore;
  attempts: AttemptLimiter;
  hashing: HashingPlaces;
  passwords: PasswordHasher;
  signingKeys: SigningKeyStore;
  tokens: Tokens;
  personalData: PersonalDataSources;
  revocationsPageSize: number | undefined;
};

/** Enough for a class of pupils, whose sign-ins take a moment each. Ten networks at once leave places for others. */
const hashingPlacesOfNetwork = 6;

export function createContext(
  config: AuthConfig,
  {
    now,
    hashingPlaces = 64,
    passwords = createPasswordHasher({ maxWaiting: hashingPlaces }),
    revocationsPageSize,
  }: Overrides,
): Context {
  const runtime = openRuntime("auth", config, { now });
  const { connection } = runtime.mongo;
  const signingKeys = createSigningKeyStore(signingKeyModel(connection), config.SIGNING_KEYS_SECRET);
  return {
    ...runtime,
    accounts: createAccountStore(accountModel(connection)),
    sessions: createSessionStore(sessionModel(connection)),
    operatorRecords: createOperatorRecordStore(connection),
    attempts: createAttemptLimiter(connection, runtime.now),
    hashing: createHashingPlaces({ all: hashingPlaces, ofNetwork: hashingPlacesOfNetwork }),
    passwords,
    signingKeys,
    personalData: createPersonalDataSources(config.personalDataSources),
    revocationsPageSize,
    tokens: createTokens({ store: signingKeys, now: runtime.now }),
  };
}
