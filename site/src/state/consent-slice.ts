import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** What may be loaded beyond what the site needs. */
export interface ConsentChoice {
  analytics: boolean;
  advertising: boolean;
}

/** `unknown` until the browser has looked for a record: the renderer can't know. */
export type ConsentState =
  { status: "unknown" | "unanswered" } | { status: "answered"; choice: ConsentChoice };

const initialState: ConsentState = { status: "unknown" };

export const consentSlice = createSlice({
  name: "consent",
  initialState: (): ConsentState => initialState,
  reducers: {
    /** Null: nobody has chosen, or it is too long ago. */
    consentRead: (_state, { payload }: PayloadAction<ConsentChoice | null>): ConsentState =>
      payload ? { status: "answered", choice: payload } : { status: "unanswered" },
  },
  selectors: {
    selectConsent: (state) => state,
    selectMayAnalyse: (state) => state.status === "answered" && state.choice.analytics,
    selectMayAdvertise: (state) => state.status === "answered" && state.choice.advertising,
  },
});

export const { consentRead } = consentSlice.actions;
export const { selectConsent, selectMayAnalyse, selectMayAdvertise } = consentSlice.selectors;
