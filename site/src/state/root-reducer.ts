import { combineSlices, createDynamicMiddleware, type WithSlice } from "@reduxjs/toolkit";
import type { api } from "./api.ts";
import { consentSlice } from "./consent-slice.ts";
import { overlaySlice } from "./overlay-slice.ts";
import { sessionSlice } from "./session-slice.ts";
import { themeSlice } from "./theme-slice.ts";
import { toastSlice } from "./toast-slice.ts";

/** The reducer of every store. Code that is loaded late injects its slice: the API, for instance. */
export const rootReducer = combineSlices(
  consentSlice,
  overlaySlice,
  sessionSlice,
  themeSlice,
  toastSlice,
).withLazyLoadedSlices<WithSlice<typeof api>>();

/** The middleware of code that is loaded late. Every store makes its own of it with its next action. */
export const lateMiddleware = createDynamicMiddleware();
