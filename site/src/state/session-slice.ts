import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { api } from "./api.ts";
import { sessionApi, type SessionUser } from "./session-api.ts";
import { tokenRefused, tokenRenewed } from "./token-actions.ts";

/** `unknown` until the browser has read the stored token, which the renderer can't; `loading` until the API has returned its user. */
export type SessionStatus = "unknown" | "signed-out" | "loading" | "signed-in";

interface SessionState {
  /** The token in the browser's storage, or null without one. Undefined until the browser has read it. */
  token?: string | null;
}

const initialState: SessionState = {};

export const sessionSlice = createSlice({
  name: "session",
  initialState,
  reducers: {
    tokenRead: (state, { payload }: PayloadAction<string | null>) => {
      state.token = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(tokenRefused, (state, { payload }) => {
      if (state.token === payload) state.token = null;
    });
    builder.addCase(tokenRenewed, (state, { payload }) => {
      if (state.token === payload.from) state.token = payload.to;
    });
  },
});

export const { tokenRead } = sessionSlice.actions;

interface State {
  session: SessionState;
  api: ReturnType<typeof api.reducer>;
}

export const selectToken = (state: State) => state.session.token;

export function selectUser(state: State): SessionUser | null {
  const token = selectToken(state);
  if (!token) return null;
  return sessionApi.endpoints.currentUser.select(token)(state).data ?? null;
}

export function selectSessionStatus(state: State): SessionStatus {
  const token = selectToken(state);
  if (token === undefined) return "unknown";
  if (token === null) return "signed-out";
  return selectUser(state) ? "signed-in" : "loading";
}

/** Whether the user of the token could not be fetched, and isn't being fetched again right now. */
export function selectHasUserFailed(state: State): boolean {
  const token = selectToken(state);
  return Boolean(token) && sessionApi.endpoints.currentUser.select(token ?? "")(state).isError;
}

/** Whether the player subscribes; null until that is known. Ads and their prompts wait for `false`. */
export function selectIsPremium(state: State): boolean | null {
  return selectToken(state) === null ? false : (selectUser(state)?.isSubscribed ?? null);
}
