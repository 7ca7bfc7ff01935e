import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** The overlays of the shell. At most one is open. */
export type OverlayName = "menu" | "profile" | "cookie-preferences";

interface OverlayState {
  open: OverlayName | null;
}

const initialState: OverlayState = { open: null };

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
  selectors: { selectOpenOverlay: (state) => state.open },
});

export const { overlayOpened, overlayClosed } = overlaySlice.actions;
export const { selectOpenOverlay } = overlaySlice.selectors;
