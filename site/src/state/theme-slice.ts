import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { ThemeName } from "@wordlehint/contracts/palettes";

interface ThemeState {
  /** Null until the browser has read the document's theme, which the renderer doesn't know. */
  shown: ThemeName | null;
}

const initialState: ThemeState = { shown: null };

export const themeSlice = createSlice({
  name: "theme",
  initialState,
  reducers: {
    themeShown: (state, action: PayloadAction<ThemeName>) => {
      state.shown = action.payload;
    },
  },
  selectors: { selectShownTheme: (state) => state.shown },
});

export const { themeShown } = themeSlice.actions;
export const { selectShownTheme } = themeSlice.selectors;
