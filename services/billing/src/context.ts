import {
  createAttemptLimiter,
  createLeases,
  createOperatorRecordStore,
  openRuntime,
  type AttemptLimiter,
  type Leases,
  type OperatorRecordStore,
  type Runtime,
} from "@wordlehint/runtime";
import { createAccounts, type Accounts } from "./clients/accounts.ts";
import type { Provider } from "./clients/provider.ts";
import type { BillingConfig } from "./config.ts";
import { openProvider } from "./context/open-provider.ts";
import { createChangedCustomerStore, type ChangedCustomerStore } from "./store/changed-customer-store.ts";
import { createCustomerStore, type CustomerStore } from "./store/customer-store.ts";
import { createPersonStore, type PersonStore } from "./store/person-store.ts";
import { createWebhookSecretStore, type WebhookSecretStore } from "./store/webhook-secret-store.ts";

/** Overrides for tests. */
export type Overrides = {
  now?: () => Date;
  /** Interval between looks for customers that are due; five seconds by default. */
  lookMs?: number;
};

export type Context = Runtime<BillingConfig> & {
  customers: CustomerStore;
  persons: PersonStore;
  changedCustomers: ChangedCustomerStore;
  webhookSecrets: WebhookSecretStore;
  leases: Leases;
  attempts: AttemptLimiter;
  accounts: Accounts;
  operatorRecords: OperatorRecordStore;
  /** @throws {ProviderAway} when none is configured */
  provider: () => Provider;
  graceMs: number;
  noticeMs: number;
};

const dayMs = 24 * 3_600_000;

export function createContext(config: BillingConfig, { now }: Overrides): Context {
  const runtime = openRuntime("billing", config, { now });
  const { connection } = runtime.mongo;
  return {
    ...runtime,
    customers: createCustomerStore(connection),
    persons: createPersonStore(connection, config.PERSON_KEY, runtime.now),
    changedCustomers: createChangedCustomerStore(connection),
    webhookSecrets: createWebhookSecretStore(connection, runtime.now),
    leases: createLeases(connection),
    attempts: createAttemptLimiter(connection, runtime.now),
    accounts: createAccounts(config.AUTH_URL, config.BILLING_TO_AUTH_KEY),
    operatorRecords: createOperatorRecordStore(connection),
    provider: openProvider(config, runtime.now),
    graceMs: config.GRACE_DAYS * dayMs,
    noticeMs: config.RENEWAL_NOTICE_DAYS * dayMs,
  };
}
