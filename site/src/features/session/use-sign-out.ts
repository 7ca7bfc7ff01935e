import { navigate } from "gatsby";
import { useAppDispatch } from "../../app/hooks.ts";
import { removeStored } from "../../lib/browser-storage.ts";
import { tokenKey } from "../../lib/token.ts";
import { routes } from "../../routes.ts";
import { tokenRead } from "../../state/session-slice.ts";
import { toastShown } from "../../state/toast-slice.ts";
import { useLogOutMutation } from "./account-api.ts";

/** For a Sign Out button. When the server can't end the session, the player stays signed in and is told why. */
export function useSignOut(): { isPending: boolean; onSignOut: () => void } {
  const dispatch = useAppDispatch();
  const [logOut, { isLoading }] = useLogOutMutation();

  async function signOut(): Promise<void> {
    const { error } = await logOut();
    if (error) {
      dispatch(toastShown({ title: "Logout failed", description: error.message ?? "", kind: "danger" }));
      return;
    }
    removeStored(tokenKey);
    dispatch(tokenRead(null));
    dispatch(toastShown({ title: "Logged out", description: "You have been successfully logged out." }));
    navigate(routes.signIn.path);
  }

  const onSignOut = (): void => {
    if (!isLoading) void signOut();
  };
  return { isPending: isLoading, onSignOut };
}
