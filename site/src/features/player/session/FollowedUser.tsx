import { useEffect } from "react";
import { useAppDispatch } from "../../../app/hooks.ts";
import { readStored } from "../../../lib/browser-storage.ts";
import { changePlayer } from "../../../lib/change-player.ts";
import { tokenKey } from "../../../lib/token.ts";
import { onUserChange } from "../../../lib/user-change.ts";
import { useRetry } from "../../../lib/use-retry.ts";
import { useCurrentUserQuery } from "../../../state/session-api.ts";
import { tokenRead } from "../../../state/session-slice.ts";

/** Statuses by which the API says that it doesn't accept a token, or no longer. */
const refusals: unknown[] = [401, 403];

/**
 * Keeps the session's user in step with the API, also when another tab has changed it, and ends the session if the API
 * refuses the token.
 */
export function FollowedUser({ token }: { token: string }) {
  const dispatch = useAppDispatch();
  const query = useCurrentUserQuery(token, { refetchOnMountOrArgChange: true, refetchOnReconnect: true });
  useRetry(query);
  const { refetch } = query;
  useEffect(() => onUserChange(() => void refetch()), [refetch]);

  const isRefused =
    query.error !== undefined && "status" in query.error && refusals.includes(query.error.status);
  useEffect(() => {
    // Another tab may have stored a newer token meanwhile.
    if (!isRefused || readStored(tokenKey) !== token) return;
    changePlayer(null);
    dispatch(tokenRead(null));
  }, [dispatch, isRefused, token]);

  return null;
}
