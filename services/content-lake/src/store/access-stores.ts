import type { Connection } from "mongoose";
import { createAttemptStore, type AttemptStore } from "./attempt-store.ts";
import { createEditorStore, type EditorStore } from "./editor-store.ts";
import { createSessionStore, type SessionStore } from "./session-store.ts";
import { createTokenStore, type TokenStore } from "./token-store.ts";

export type AccessStores = {
  editors: EditorStore;
  sessions: SessionStore;
  tokens: TokenStore;
  attempts: AttemptStore;
};

/** All that is kept about who may do what. */
export function openAccessStores(connection: Connection): AccessStores {
  return {
    editors: createEditorStore(connection),
    sessions: createSessionStore(connection),
    tokens: createTokenStore(connection),
    attempts: createAttemptStore(connection),
  };
}
