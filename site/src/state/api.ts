import { createAction, type Middleware } from "@reduxjs/toolkit";
import { createApi, setupListeners } from "@reduxjs/toolkit/query/react";
import { baseQuery } from "./base-query.ts";
import { lateMiddleware, rootReducer } from "./root-reducer.ts";

/**
 * The site's API. Each feature injects its own endpoints. A query is never retried, polled or refetched
 * unless its endpoint or hook says so; `refetchOnFocus` has no effect.
 *
 * It joins the store when this module is loaded. RTK Query takes long to start on a phone, so the shell, which every
 * page waits for, must not import this module: only pages that need it do, and parts made by `late`.
 */
export const api = createApi({ baseQuery, endpoints: () => ({}) });

/** Refetches on reconnecting. The listeners stay as long as the document, like the store. */
const followConnection: Middleware = ({ dispatch }) => {
  if (typeof window === "undefined") return (next) => next;
  setupListeners(dispatch, (send, { onOnline, onOffline }) => {
    addEventListener("online", () => void send(onOnline()));
    addEventListener("offline", () => void send(onOffline()));
    return () => undefined;
  });
  return (next) => next;
};

/** The reducer with the API's slice; its `selector` gives the API's selectors a state that always has the slice. */
export const reducerWithApi = rootReducer.inject(api);
lateMiddleware.addMiddleware(api.middleware, followConnection);

/** To be dispatched before the first request: the state of a store has the API's slice from its next action on. */
export const apiJoined = createAction("api/joined");
