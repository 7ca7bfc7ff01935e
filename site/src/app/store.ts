import { configureStore } from "@reduxjs/toolkit";
import { lateMiddleware, rootReducer } from "../state/root-reducer.ts";

/** Makes a store. Every render needs its own: the renderer serves many players at once. */
export function makeStore(preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().concat(lateMiddleware.middleware),
    devTools: process.env.NODE_ENV !== "production",
    ...(preloadedState && { preloadedState }),
  });
}

export type RootState = ReturnType<typeof rootReducer>;
export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore["dispatch"];
