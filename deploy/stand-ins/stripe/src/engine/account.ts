import type { Kind, Kinds, StoredEvent } from "../objects/kinds.ts";
import { newId } from "../objects/new-id.ts";
import type { PaymentIntent } from "../objects/payment-intent.ts";
import { noSuch } from "../http/api-error.ts";
import type { Hidden, Store } from "../store/store.ts";
import { changedFields } from "./changed-fields.ts";
import { placeOf } from "./place-of.ts";

export const apiVersion = "2026-10-28.endive";

export type Hooks = {
  onEvent(): void;
  onPaid(intent: PaymentIntent): void;
  onFailed(intent: PaymentIntent): void;
  onActionRequired(intent: PaymentIntent): void;
};

const noHooks: Hooks = {
  onEvent: () => undefined,
  onPaid: () => undefined,
  onFailed: () => undefined,
  onActionRequired: () => undefined,
};

export type Account = {
  store: Store;
  /** The address of this server for browsers. */
  baseUrl: string;
  /** The secret of new webhook endpoints. Without it each has one of its own. */
  webhookSecret: string | undefined;
  /** The time of a test clock, or the account's, in seconds. */
  now(clock: string | null | undefined): number;
  /** How many seconds the account's time is ahead of this machine's. */
  ahead(): number;
  setAhead(seconds: number): void;
  /** Works as if the account's time were another. */
  pretend(now: number, work: () => void): void;
  /** Whether an invoice is being paid by itself, and not by somebody's request. */
  isAutomatic: boolean;
  /** Whose request is being worked on; its events name it. */
  request: { id: string | null; idempotency_key: string | null };
  /** Tells the webhook endpoints what has happened to an object. */
  emit(
    type: string,
    object: object,
    options?: { previous?: object; clock?: string | null | undefined },
  ): void;
  /** Stores a new object. */
  add<K extends Kind>(
    kind: K,
    object: Kinds[K],
    options?: { hidden?: Hidden; clock?: string | null | undefined },
  ): Kinds[K];
  /** Stores changes of an object and, with a type, emits an event with what was there before. */
  change<K extends Kind>(kind: K, id: string, changes: Partial<Kinds[K]>, type?: string): Kinds[K];
  /** @throws {ApiError} where there is none */
  get<K extends Kind>(kind: K, id: string): Kinds[K];
  /** What else happens when something has happened. */
  hooks: Hooks;
};

export function openAccount(store: Store, baseUrl: string, webhookSecret?: string): Account {
  let ahead = Number(store.setting("ahead") ?? 0);
  let pretended: number | undefined;
  const account: Account = {
    store,
    baseUrl,
    webhookSecret,
    request: { id: null, idempotency_key: null },
    hooks: noHooks,
    ahead: () => ahead,
    setAhead: (seconds) => {
      ahead = seconds;
      store.set("ahead", String(seconds));
    },
    isAutomatic: false,
    pretend: (now, work) => {
      pretended = now;
      try {
        work();
      } finally {
        pretended = undefined;
      }
    },
    now: (clock) => {
      const found = clock ? store.find("test_helpers.test_clock", clock) : undefined;
      return found?.frozen_time ?? pretended ?? Math.floor(Date.now() / 1000) + ahead;
    },
    emit: (type, object, { previous, clock } = {}) => {
      const event: StoredEvent = {
        id: newId("event"),
        object: "event",
        api_version: apiVersion,
        created: account.now(clock ?? clockIn(object)),
        data: { object, ...(previous && { previous_attributes: previous }) },
        livemode: false,
        pending_webhooks: 0,
        request: account.request,
        type,
      };
      store.put("event", event);
      const { data: endpoints } = store.page("webhook_endpoint", { limit: 100 });
      for (const { id, status, enabled_events: wanted } of endpoints)
        if (status === "enabled" && (wanted.includes("*") || wanted.includes(type)))
          store.addDelivery(event.id, id, Date.now());
      account.hooks.onEvent();
    },
    add: (kind, object, { hidden, clock } = {}) => {
      const place = placeOf(kind, object);
      store.put(kind, object, { ...place, clock: clock ?? clockIn(object), ...(hidden && { hidden }) });
      return object;
    },
    change: (kind, id, changes, type) => {
      const before = account.get(kind, id);
      const after = { ...before, ...changes };
      store.put(kind, after, placeOf(kind, after));
      const previous = changedFields(before, after);
      if (type !== undefined && Object.keys(previous).length > 0) account.emit(type, after, { previous });
      return after;
    },
    get: (kind, id) => {
      const found = store.find(kind, id);
      if (!found) throw noSuch(kind, id);
      return found;
    },
  };
  return account;
}

function clockIn(object: object): string | null {
  return "test_clock" in object && typeof object.test_clock === "string" ? object.test_clock : null;
}
