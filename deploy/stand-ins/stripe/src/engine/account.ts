import { noSuch } from "../http/api-error.ts";
import type { Keys } from "../http/authenticate.ts";
import type { Kind, Kinds, StoredEvent } from "../objects/kinds.ts";
import { newId } from "../objects/new-id.ts";
import type { PaymentIntent } from "../objects/payment-intent.ts";
import type { Hidden, Store } from "../store/store.ts";
import { changedFields } from "./changed-fields.ts";
import type { EventType } from "./events.ts";
import { placeOf } from "./place-of.ts";

export const apiVersion = "2026-10-28.endive";

/** Called after something has happened. */
export type Hooks = {
  onEvent(): void;
  onPaid(intent: PaymentIntent): void;
  onFailed(intent: PaymentIntent): void;
  onActionRequired(intent: PaymentIntent): void;
};

export type Account = {
  store: Store;
  /** The address of this server for browsers. */
  baseUrl: string;
  keys: Keys;
  /** Returns the account's time, in seconds. */
  now(): number;
  /** Returns how many seconds the account's time is ahead of this machine's. */
  ahead(): number;
  setAhead(seconds: number): void;
  /** Works as if the account's time were another. */
  pretend(now: number, work: () => void): void;
  /** An invoice is being collected on schedule, not on request. */
  isAutomatic: boolean;
  /** The request that is being handled; its events name it. */
  request: StoredEvent["request"];
  /** Sends an event to the webhook endpoints that subscribe to its type. */
  emit(type: EventType, object: object, previous?: object): void;
  /** Stores a new object. */
  add<K extends Kind>(kind: K, object: Kinds[K], hidden?: Hidden): Kinds[K];
  /** Stores changes of an object and, with a type, sends an event with what was there before. */
  change<K extends Kind>(kind: K, id: string, changes: Partial<Kinds[K]>, type?: EventType): Kinds[K];
  /** @throws {ApiError} 404 where there is none; 400 if the id is from a parameter */
  get<K extends Kind>(kind: K, id: string, param?: string): Kinds[K];
  hooks: Hooks;
};

const noHooks: Hooks = {
  onEvent: () => undefined,
  onPaid: () => undefined,
  onFailed: () => undefined,
  onActionRequired: () => undefined,
};

export function openAccount(store: Store, baseUrl: string, keys: Keys): Account {
  let ahead = Number(store.setting("ahead") ?? 0);
  let pretended: number | undefined;
  const account: Account = {
    ...{ store, baseUrl, keys },
    request: { id: null, idempotency_key: null },
    hooks: noHooks,
    isAutomatic: false,
    ahead: () => ahead,
    setAhead: (seconds) => {
      ahead = seconds;
      store.set("ahead", String(seconds));
    },
    pretend: (now, work) => {
      pretended = now;
      try {
        work();
      } finally {
        pretended = undefined;
      }
    },
    now: () => pretended ?? Math.floor(Date.now() / 1000) + ahead,
    emit: (type, object, previous) => {
      const endpoints = store
        .all("webhook_endpoint")
        .filter(({ status, enabled_events: types }) => status === "enabled" && types.includes(type));
      if (endpoints.length === 0) return;
      const event: StoredEvent = {
        id: newId("event"),
        object: "event",
        api_version: apiVersion,
        created: account.now(),
        data: { object, ...(previous && { previous_attributes: previous }) },
        livemode: false,
        pending_webhooks: endpoints.length,
        request: account.request,
        type,
      };
      store.put("event", event);
      for (const { id } of endpoints) store.addDelivery(event.id, id, Date.now());
      account.hooks.onEvent();
    },
    add: (kind, object, hidden) => {
      store.put(kind, object, { ...placeOf(kind, object), ...(hidden && { hidden }) });
      return object;
    },
    change: (kind, id, changes, type) => {
      const before = account.get(kind, id);
      const after = { ...before, ...changes };
      store.put(kind, after, placeOf(kind, after));
      const previous = changedFields(before, after);
      if (type !== undefined && Object.keys(previous).length > 0) account.emit(type, after, previous);
      return after;
    },
    get: (kind, id, param) => {
      const found = store.find(kind, id);
      if (!found) throw noSuch(kind, id, param);
      return found;
    },
  };
  return account;
}
