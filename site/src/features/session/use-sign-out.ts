import { useState } from "react";
import { useAppDispatch } from "../../app/hooks.ts";
import { signOut } from "./sign-out.ts";

/** For a Sign Out button: what it does, and whether it is being done. */
export function useSignOut(): { isPending: boolean; onSignOut: () => void } {
  const dispatch = useAppDispatch();
  const [isPending, setPending] = useState(false);
  const onSignOut = (): void => {
    if (isPending) return;
    setPending(true);
    void signOut(dispatch).finally(() => setPending(false));
  };
  return { isPending, onSignOut };
}
