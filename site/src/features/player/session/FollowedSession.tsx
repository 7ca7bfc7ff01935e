import { useEffect } from "react";
import { useAuth } from "../../../app/AuthProvider.tsx";
import { useAppDispatch, useAppSelector } from "../../../app/hooks.ts";
import { readStored } from "../../../lib/browser-storage.ts";
import { lazyWithPreload } from "../../../lib/lazy-with-preload.tsx";
import { tokenKey } from "../../../lib/token.ts";
import { selectToken, tokenRead } from "../../../state/session-slice.ts";

const LateFollowedUser = lazyWithPreload(() =>
  import("./FollowedUser.tsx").then((module) => module.FollowedUser),
);

/**
 * Keeps the store's session in step with the stored token, whichever tab changes it, and the document's mark
 * of a session with the store's. For the shell alone. A part of its own, so that a change renders nothing else.
 */
export function FollowedSession() {
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectToken);
  const { status } = useAuth();

  useEffect(() => {
    const read = (): void => {
      const stored = readStored(tokenKey);
      dispatch(tokenRead(stored === "" ? null : stored));
    };
    const onStorage = ({ key }: StorageEvent): void => {
      // A null key says that the other tab cleared everything.
      if (key === tokenKey || key === null) read();
    };
    read();
    // A page that the browser brings back from its cache has missed what other tabs stored.
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) read();
    };
    addEventListener("storage", onStorage);
    addEventListener("pageshow", onPageShow);
    return () => {
      removeEventListener("storage", onStorage);
      removeEventListener("pageshow", onPageShow);
    };
  }, [dispatch]);

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (status === "signed-out") delete dataset.session;
    else if (status !== "unknown") dataset.session = "present";
  }, [status]);

  return token ? <LateFollowedUser token={token} /> : null;
}
