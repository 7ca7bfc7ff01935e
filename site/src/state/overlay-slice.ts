import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { tokenRead } from "./session-slice.ts";
import { tokenRefused } from "./token-actions.ts";

/** The overlays of the shell. At most one is open. */
export type OverlayName = "menu" | "profile" | "cookie-preferences";

interface OverlayState {
  open: OverlayName | null;
}

const initialState: OverlayState = { open: null };

/** Otherwise it would open at the next sign-in. */
function closeProfile(state: OverlayState): void {
  if (state.open === "profile") state.open = null;
}

export const overlaySlice = createSlice({
  name: "overlay",
  initialState,
  reducers: {
    overlayOpened: (state, { payload }: PayloadAction<OverlayName>) => {
      state.open = payload;
    },
    overlayClosed: (state) => {
      state.open = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(tokenRefused, closeProfile);
    builder.addCase(tokenRead, (state, { payload }) => {
      if (payload === null) closeProfile(state);
    });
  },
  selectors: { selectOpenOverlay: (state) => state.open },
});

export const { overlayOpened, overlayClosed } = overlaySlice.actions;
export const { selectOpenOverlay } = overlaySlice.selectors;
