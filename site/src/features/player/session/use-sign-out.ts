import { navigate } from "gatsby";
import { useAppDispatch } from "../../../app/hooks.ts";
import { routes } from "../../../routes.ts";
import { useLogOutMutation } from "../../../state/account-api.ts";
import { failureWords } from "../../../state/failure-words.ts";
import { endSession } from "../../../state/keep-session.ts";
import { toastShown } from "../../../state/toast-slice.ts";

/** For a Sign Out button. If the server can't end the session, the player stays signed in, and a toast says why. */
export function useSignOut(): { isPending: boolean; onSignOut: () => void } {
  const dispatch = useAppDispatch();
  const [logOut, { isLoading }] = useLogOutMutation();

  async function signOut(): Promise<void> {
    const { error } = await logOut();
    // With a 401 the API says that the session has ended already.
    if (error && !("status" in error && error.status === 401)) {
      dispatch(toastShown({ title: "Logout failed", description: failureWords(error), kind: "danger" }));
      return;
    }
    endSession(dispatch);
    dispatch(toastShown({ title: "Logged out", description: "You have been successfully logged out." }));
    navigate(routes.signIn.path);
  }

  const onSignOut = (): void => {
    if (!isLoading) void signOut();
  };
  return { isPending: isLoading, onSignOut };
}
