import { createContext, use, type ReactNode } from "react";
import {
  selectIsPremium,
  selectSessionStatus,
  selectUser,
  type SessionStatus,
} from "../state/session-slice.ts";
import type { SessionUser } from "../state/session-user.ts";
import { useAppSelector } from "./hooks.ts";

export interface Auth {
  status: SessionStatus;
  /** The signed-in player; null until known, and if nobody is signed in. */
  user: SessionUser | null;
  /** Whether the player subscribes; null until that is known. Ads and their prompts wait for `false`. */
  isPremium: boolean | null;
}

const AuthContext = createContext(false);

/** Lets the components within use the session of the store. */
export function AuthProvider({ children }: { children: ReactNode }) {
  return <AuthContext value={true}>{children}</AuthContext>;
}

/**
 * Returns the session of the store.
 * @throws outside an `AuthProvider`
 */
export function useAuth(): Auth {
  if (!use(AuthContext)) throw new Error("useAuth must be used within an AuthProvider");
  return {
    status: useAppSelector(selectSessionStatus),
    user: useAppSelector(selectUser),
    isPremium: useAppSelector(selectIsPremium),
  };
}
