import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** What the shell knows of the player who is signed in. */
export interface SessionUser {
  email: string;
  isSubscribed: boolean;
}

/** `unknown` until the browser has looked for a token: the renderer can't know. `loading` while the user is fetched. */
export type SessionState =
  { status: "unknown" | "signed-out" | "loading" } | { status: "signed-in"; user: SessionUser };

const initialState: SessionState = { status: "unknown" };

const slice = createSlice({
  name: "session",
  initialState: (): SessionState => initialState,
  reducers: {
    sessionLoading: (): SessionState => ({ status: "loading" }),
    signedIn: (_state, { payload }: PayloadAction<SessionUser>): SessionState => ({
      status: "signed-in",
      user: payload,
    }),
    signedOut: (): SessionState => ({ status: "signed-out" }),
  },
  selectors: {
    selectSession: (state) => state,
    /** Null as long as it isn't known; ads and their prompts wait until it is false. */
    selectIsPremium: (state): boolean | null => {
      if (state.status === "signed-in") return state.user.isSubscribed;
      return state.status === "signed-out" ? false : null;
    },
  },
});

export const sessionReducer = slice.reducer;
export const { sessionLoading, signedIn, signedOut } = slice.actions;
export const { selectSession, selectIsPremium } = slice.selectors;
