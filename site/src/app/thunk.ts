import type { Middleware, ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";

/** Lets a function be dispatched that asks something and dispatches what came of it. */
export function thunk<State>(): Middleware<ThunkDispatch<State, undefined, UnknownAction>, State> {
  return ({ dispatch, getState }) =>
    (next) =>
    (action) =>
      isThunk(action) ? action(dispatch, getState) : next(action);
}

function isThunk(action: unknown): action is (dispatch: unknown, getState: unknown) => unknown {
  return typeof action === "function";
}
