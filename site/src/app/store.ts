import { applyMiddleware, combineReducers, legacy_createStore as createStore } from "@reduxjs/toolkit";
import { riddleReducer } from "../features/riddle/riddle-slice.ts";
import { themeReducer } from "../features/theme/theme-slice.ts";
import { consentReducer } from "../state/consent-slice.ts";
import { overlayReducer } from "../state/overlay-slice.ts";
import { sessionReducer } from "../state/session-slice.ts";
import { toastReducer } from "../state/toast-slice.ts";
import { thunk } from "./thunk.ts";

const reducer = combineReducers({
  consent: consentReducer,
  overlay: overlayReducer,
  riddle: riddleReducer,
  session: sessionReducer,
  theme: themeReducer,
  toast: toastReducer,
});

/**
 * A store of its own for every render: the renderer serves many players at once. Made by redux itself,
 * because `configureStore` adds 1 KB of developers' tools to every first load.
 */
export function makeStore(preloadedState?: Partial<RootState>) {
  return createStore(reducer, preloadedState, applyMiddleware(thunk<RootState>()));
}

export type RootState = ReturnType<typeof reducer>;
export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore["dispatch"];
