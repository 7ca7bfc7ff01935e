import { createAttemptLimiter, type AttemptLimiter } from "@wordlehint/runtime";
import type { Connection } from "mongoose";
import { createDeviceStore, type DeviceStore } from "./device-store.ts";
import { createEditorStore, type EditorStore } from "./editor-store.ts";
import { createSessionStore, type SessionStore } from "./session-store.ts";
import { createTokenStore, type TokenStore } from "./token-store.ts";

export type AccessStores = {
  editors: EditorStore;
  sessions: SessionStore;
  devices: DeviceStore;
  tokens: TokenStore;
  attempts: AttemptLimiter;
};

/** Everything stored about who may do what. */
export function openAccessStores(connection: Connection, now: () => Date): AccessStores {
  return {
    editors: createEditorStore(connection),
    sessions: createSessionStore(connection),
    devices: createDeviceStore(connection),
    tokens: createTokenStore(connection),
    attempts: createAttemptLimiter(connection, now),
  };
}
