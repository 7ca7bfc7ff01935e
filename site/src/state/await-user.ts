import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { tellUserChange } from "../lib/user-change.ts";
import { sessionApi } from "./session-api.ts";
import type { SessionUser } from "./session-user.ts";

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

interface Awaited {
  token: string;
  isExpected: (user: SessionUser) => boolean;
  /** Pauses before each request. */
  pausesMs: readonly number[];
  /** Ends the wait. */
  signal?: AbortSignal;
}

/**
 * Fetches the user again until a change that was made elsewhere, such as a payment, has arrived in the account. Then it
 * tells the other tabs, and returns true; false when it isn't there after the last look.
 */
export async function awaitUser(
  dispatch: Dispatch,
  { token, isExpected, pausesMs, signal }: Awaited,
): Promise<boolean> {
  for (const pauseMs of pausesMs) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (signal?.aborted) return false;
    const { data } = await dispatch(
      sessionApi.endpoints.currentUser.initiate(token, { forceRefetch: true, subscribe: false }),
    );
    if (!data || !isExpected(data)) continue;
    tellUserChange();
    return true;
  }
  return false;
}

const limits = { firstMs: 150, factor: 1.4, maxMs: 8_000 };

/** Returns pauses that grow up to eight seconds, and end within `totalMs`. */
export function growingPausesMs(totalMs: number): number[] {
  const found: number[] = [];
  let [pauseMs, passedMs] = [limits.firstMs, 0];
  while (passedMs + pauseMs <= totalMs) {
    found.push(Math.round(pauseMs));
    passedMs += pauseMs;
    pauseMs = Math.min(pauseMs * limits.factor, limits.maxMs);
  }
  return found;
}
