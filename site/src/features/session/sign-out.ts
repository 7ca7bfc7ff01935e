import { navigate } from "gatsby";
import type { AppDispatch } from "../../app/store.ts";
import { removeStored } from "../../lib/browser-storage.ts";
import { tokenKey } from "../../lib/token.ts";
import { routes } from "../../routes.ts";
import { signedOut } from "../../state/session-slice.ts";
import { toastShown } from "../../state/toast-slice.ts";

/** Ends the session there and here. When the server can't, the player stays signed in and is told why. */
export async function signOut(dispatch: AppDispatch): Promise<void> {
  try {
    const { endSession } = await import("./session-api.ts");
    await endSession();
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    dispatch(toastShown({ title: "Logout failed", description, kind: "danger" }));
    return;
  }
  removeStored(tokenKey);
  dispatch(signedOut());
  dispatch(toastShown({ title: "Logged out", description: "You have been successfully logged out." }));
  navigate(routes.signIn.path);
}
