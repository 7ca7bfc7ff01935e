import { useAppDispatch, useAppSelector } from "../../../app/hooks.ts";
import { awaitUser, growingPausesMs } from "../../../state/await-user.ts";
import type { SessionUser } from "../../../state/session-user.ts";
import { selectToken } from "../../../state/session-slice.ts";

const pausesMs = growingPausesMs(10_000);

/** Returns a function that shows, in all tabs, what a change of the subscription makes of the user. */
export function useChangedUser(): (isExpected: (user: SessionUser) => boolean) => void {
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectToken);
  return (isExpected) => {
    if (token) void awaitUser(dispatch, { token, isExpected, pausesMs });
  };
}
