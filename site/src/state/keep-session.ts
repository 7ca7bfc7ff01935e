import type { Dispatch } from "@reduxjs/toolkit";
import type { SignedIn } from "@wordlehint/contracts";
import { changePlayer } from "../lib/change-player.ts";
import { userKnown } from "./session-api.ts";
import { sessionBegun, tokenRead } from "./session-slice.ts";

/** Begins a session in this browser: stores its token, and shows its user. Other tabs follow. */
export function beginSession(dispatch: Dispatch, { token, user }: SignedIn): void {
  changePlayer(token);
  dispatch(userKnown(token, user));
  dispatch(sessionBegun({ token, user }));
}

/** Ends the session in this browser. Other tabs follow. */
export function endSession(dispatch: Dispatch): void {
  changePlayer(null);
  dispatch(tokenRead(null));
}
