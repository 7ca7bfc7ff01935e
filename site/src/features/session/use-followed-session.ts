import { useEffect } from "react";
import { useAppDispatch, useAppSelector } from "../../app/hooks.ts";
import { selectSession } from "../../state/session-slice.ts";
import { followSession } from "./follow-session.ts";

/** Fills the store's session, and keeps the document's mark of it true. Once in the shell. */
export function useFollowedSession(): void {
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(selectSession);

  useEffect(() => followSession(dispatch), [dispatch]);

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (status === "signed-out") delete dataset.session;
    else if (status !== "unknown") dataset.session = "present";
  }, [status]);
}
