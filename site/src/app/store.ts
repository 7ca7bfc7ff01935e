import { combineSlices, configureStore } from "@reduxjs/toolkit";
import { api } from "../state/api.ts";
import { consentSlice } from "../state/consent-slice.ts";
import { overlaySlice } from "../state/overlay-slice.ts";
import { sessionSlice } from "../state/session-slice.ts";
import { themeSlice } from "../state/theme-slice.ts";
import { toastSlice } from "../state/toast-slice.ts";

const rootReducer = combineSlices(api, consentSlice, overlaySlice, sessionSlice, themeSlice, toastSlice);

/** Makes a store. Every render needs its own: the renderer serves many players at once. */
export function makeStore(preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(api.middleware),
    devTools: process.env.NODE_ENV !== "production",
    ...(preloadedState && { preloadedState }),
  });
}

export type RootState = ReturnType<typeof rootReducer>;
export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore["dispatch"];
