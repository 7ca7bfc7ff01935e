import { changePasswordFragment } from "@wordlehint/contracts";
import { useEffect, useState } from "react";
import { useAuth } from "../app/AuthProvider.tsx";
import { useAppDispatch } from "../app/hooks.ts";
import { readFragment } from "../lib/address.ts";
import { overlayOpened } from "../state/overlay-slice.ts";

/**
 * Opens the profile of a signed-in player if the address asks for the form to change the password, and takes that out of
 * the address. Returns whether it has done so.
 */
export function usePasswordAddress(path: string): boolean {
  const dispatch = useAppDispatch();
  const isSignedIn = useAuth().status === "signed-in";
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isSignedIn || readFragment() !== changePasswordFragment) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    setAsked(true);
    dispatch(overlayOpened("profile"));
  }, [dispatch, isSignedIn, path]);
  return isAsked;
}
