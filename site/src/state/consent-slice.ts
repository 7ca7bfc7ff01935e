import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** The visitor's consent to load more than the site needs. */
export interface ConsentChoice {
  analytics: boolean;
  advertising: boolean;
}

/** `unknown` until the browser has read the stored record, which the renderer can't. */
export type ConsentState =
  | { status: "unknown" | "unanswered" }
  | { status: "answered"; choice: ConsentChoice };

const initialState: ConsentState = { status: "unknown" };

export const consentSlice = createSlice({
  name: "consent",
  initialState: (): ConsentState => initialState,
  reducers: {
    /** Null if there is no record, or if it has expired. */
    consentRead: (_state, { payload }: PayloadAction<ConsentChoice | null>): ConsentState =>
      payload ? { status: "answered", choice: payload } : { status: "unanswered" },
  },
  selectors: {
    selectConsent: (state) => state,
    selectMayAnalyze: (state) => state.status === "answered" && state.choice.analytics,
    selectMayAdvertise: (state) => state.status === "answered" && state.choice.advertising,
  },
});

export const { consentRead } = consentSlice.actions;
export const { selectConsent, selectMayAnalyze, selectMayAdvertise } = consentSlice.selectors;
