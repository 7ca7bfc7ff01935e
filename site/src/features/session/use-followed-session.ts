import { skipToken } from "@reduxjs/toolkit/query/react";
import { useEffect } from "react";
import { useAppDispatch, useAppSelector } from "../../app/hooks.ts";
import { readStored, removeStored } from "../../lib/browser-storage.ts";
import { tokenKey } from "../../lib/token.ts";
import { useRetry } from "../../lib/use-retry.ts";
import { useCurrentUserQuery } from "../../state/session-api.ts";
import { selectSessionStatus, selectToken, tokenRead } from "../../state/session-slice.ts";

/** Statuses by which the API says that it doesn't accept a token, or no longer. */
const refusals: unknown[] = [401, 403];

/**
 * Keeps the store's session in step with the stored token, whichever tab changes it, and the document's mark
 * of a session with the store's. For the shell alone.
 */
export function useFollowedSession(): void {
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectToken);
  const status = useAppSelector(selectSessionStatus);

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
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, [dispatch]);

  const query = useCurrentUserQuery(token ?? skipToken, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
  });
  useRetry(query);

  const isRefused =
    query.error !== undefined && "status" in query.error && refusals.includes(query.error.status);
  useEffect(() => {
    // Another tab may have stored a newer token meanwhile.
    if (!isRefused || readStored(tokenKey) !== token) return;
    removeStored(tokenKey);
    dispatch(tokenRead(null));
  }, [dispatch, isRefused, token]);

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (status === "signed-out") delete dataset.session;
    else if (status !== "unknown") dataset.session = "present";
  }, [status]);
}
