import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import {
  createAttemptLimiter,
  createOperatorRecordStore,
  openRuntime,
  type AttemptLimiter,
  type Backoff,
  type OperatorRecordStore,
  type Runtime,
} from "@wordlehint/runtime";
import { connectAccounts, type Accounts } from "./clients/accounts.ts";
import { connectMailContent, type MailContentClient } from "./clients/mail-content.ts";
import { connectMailServer, type MailServer } from "./clients/mail-server.ts";
import { connectRiddles, type Riddles } from "./clients/riddles.ts";
import type { NotificationConfig } from "./config.ts";
import { createMailMetrics, type MailMetrics } from "./state/mail-metrics.ts";
import type { RenderedMail } from "./mails/render-mail.ts";
import { createContactMessageStore, type ContactMessageStore } from "./store/contact-message-store.ts";
import { createDeliveryStore, type DeliveryStore } from "./store/delivery-store.ts";
import { createErasedPeople, type ErasedPeople } from "./store/erased-people.ts";
import { createMailBudgetStore, type MailBudgetStore } from "./store/mail-budget-store.ts";
import { createMailTexts, type MailTexts } from "./state/mail-texts.ts";
import { createMailingStore, type MailingStore } from "./store/mailing-store.ts";
import { createReportStore, type ReportStore } from "./store/report-store.ts";
import { createSendingSwitch, type SendingSwitch } from "./store/sending-switch.ts";
import { subscriberModel } from "./store/subscriber-model.ts";
import { createSubscriberStore, type SubscriberStore } from "./store/subscriber-store.ts";
import { createSuppressionStore, type SuppressionStore } from "./store/suppression-store.ts";

/** Overrides for tests. */
export type Overrides = {
  now?: () => Date;
  /** Delays before a mail that the server didn't take is tried again; a minute to an hour by default. */
  retry?: Backoff;
  /** Delays before the mail server is tried again when it can't be used; a second to a minute by default. */
  serverRetry?: Backoff;
  /** The longest time between two looks at the queue; half a second by default. */
  pollMs?: number;
  /** The longest time between two looks at the mailings; 30 s by default. */
  planMs?: number;
  /** Lease of a claimed delivery; ten times SMTP_TIMEOUT_MS by default. */
  claimMs?: number;
  /** Batch size of a mailing's deliveries; 500 by default. */
  batchSize?: number;
};

export type Context = Runtime<NotificationConfig> & {
  subscribers: SubscriberStore;
  deliveries: DeliveryStore;
  budgets: MailBudgetStore;
  suppressions: SuppressionStore;
  mailings: MailingStore;
  messages: ContactMessageStore;
  reports: ReportStore;
  sending: SendingSwitch;
  erased: ErasedPeople;
  texts: MailTexts;
  content: MailContentClient;
  server: MailServer;
  riddles: Riddles;
  accounts: Accounts;
  attempts: AttemptLimiter;
  operatorRecords: OperatorRecordStore;
  mailMetrics: MailMetrics;
  /** Daily mails with places for their readers' tokens, by mailing and level of help. */
  rendered: LRUCache<string, Promise<RenderedMail>>;
  /** Tells this replica from others. */
  replicaId: string;
  retry: Backoff;
  claimMs: number;
  batchSize: number;
};

const minuteMs = 60_000;
/** Two levels of help in more zones than are mailed at the same time. */
const maxRendered = 64;

export function createContext(config: NotificationConfig, overrides: Overrides): Context {
  const { now, retry = { firstMs: minuteMs, maxMs: 60 * minuteMs }, batchSize = 500 } = overrides;
  const runtime = openRuntime("notification", config, { now });
  const { connection } = runtime.mongo;
  const server = connectMailServer({
    url: config.SMTP_URL,
    connections: config.MAIL_PLACES,
    timeoutMs: config.SMTP_TIMEOUT_MS,
    name: domainOf(config.MAIL_FROM),
    dkim:
      config.DKIM_PRIVATE_KEY === undefined
        ? undefined
        : {
            domainName: config.DKIM_DOMAIN ?? domainOf(config.MAIL_FROM),
            keySelector: config.DKIM_SELECTOR,
            privateKey: config.DKIM_PRIVATE_KEY,
          },
  });
  runtime.onClose(() => {
    server.close();
    return Promise.resolve();
  });
  return {
    ...runtime,
    subscribers: createSubscriberStore(subscriberModel(connection)),
    deliveries: createDeliveryStore(connection),
    budgets: createMailBudgetStore(connection),
    suppressions: createSuppressionStore(connection),
    mailings: createMailingStore(connection),
    messages: createContactMessageStore(connection),
    reports: createReportStore(connection),
    sending: createSendingSwitch(connection),
    erased: createErasedPeople(connection),
    texts: createMailTexts(),
    content: connectMailContent(config, runtime.log),
    server,
    riddles: connectRiddles(config.RIDDLE_URL, config.NOTIFICATION_TO_RIDDLE_KEY),
    accounts: connectAccounts(config.AUTH_URL, config.NOTIFICATION_TO_AUTH_KEY),
    attempts: createAttemptLimiter(connection, runtime.now),
    operatorRecords: createOperatorRecordStore(connection),
    mailMetrics: createMailMetrics(runtime.metrics),
    rendered: new LRUCache({ max: maxRendered }),
    replicaId: randomUUID(),
    retry,
    claimMs: overrides.claimMs ?? 10 * config.SMTP_TIMEOUT_MS,
    batchSize,
  };
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1);
