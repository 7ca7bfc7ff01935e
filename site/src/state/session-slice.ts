import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { SessionUser } from "./session-user.ts";
import { tokenRefused, tokenRenewed } from "./token-actions.ts";

/** `unknown` until the browser has read the stored token, which the renderer can't; `loading` until the API has returned its user. */
export type SessionStatus = "unknown" | "signed-out" | "loading" | "signed-in";

interface SessionState {
  /** The token in the browser's storage, or null without one. Undefined until the browser has read it. */
  token?: string | null;
  /** The token's user, once the API has returned it. */
  user?: SessionUser | null;
}

const initialState: SessionState = {};

export const sessionSlice = createSlice({
  name: "session",
  initialState,
  reducers: {
    tokenRead: (state, { payload: token }: PayloadAction<string | null>) =>
      token === state.token ? state : { token },
    /** Both at once, so that a session that replaces another leaves no moment without a user. */
    sessionBegun: (
      _state,
      { payload: { token, user } }: PayloadAction<{ token: string; user: SessionUser }>,
    ) => ({
      token,
      user,
    }),
    // Another token may have been read since the user of this one was requested.
    userRead: (state, { payload: { token, user } }: PayloadAction<{ token: string; user: SessionUser }>) => {
      if (token === state.token) state.user = user;
    },
  },
  selectors: {
    selectToken: ({ token }) => token,
    selectUser: ({ user }) => user ?? null,
    selectSessionStatus: ({ token, user }): SessionStatus => {
      if (token === undefined) return "unknown";
      if (token === null) return "signed-out";
      return user ? "signed-in" : "loading";
    },
    /** Returns whether the player subscribes; null until that is known. Ads and their prompts wait for `false`. */
    selectIsPremium: ({ token, user }): boolean | null =>
      token === null ? false : (user?.isSubscribed ?? null),
  },
  extraReducers: (builder) => {
    builder.addCase(tokenRefused, (state, { payload }) =>
      state.token === payload ? { token: null } : state,
    );
    builder.addCase(tokenRenewed, (state, { payload }) => {
      if (state.token === payload.from) state.token = payload.to;
    });
  },
});

export const { tokenRead, sessionBegun, userRead } = sessionSlice.actions;
export const { selectToken, selectUser, selectSessionStatus, selectIsPremium } = sessionSlice.selectors;
