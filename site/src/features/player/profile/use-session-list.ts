import type { AccountSession } from "@wordlehint/contracts";
import { useState } from "react";
import { useAppDispatch } from "../../../app/hooks.ts";
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useSessionsQuery,
} from "../../../state/account-api.ts";
import { failureWords } from "../../../state/failure-words.ts";
import { toastShown } from "../../../state/toast-slice.ts";

type Failure = Parameters<typeof failureWords>[0];

/** The key of the failure to end all other sessions; no session has it. */
export const others = "others";

/**
 * The sessions of the account, and how to end them. One that is being ended is left out at once, and comes back if that
 * fails. `failures`: what was said then, by the session's id or `others`.
 */
export function useSessionList() {
  const dispatch = useAppDispatch();
  const query = useSessionsQuery();
  const [endSession] = useEndSessionMutation();
  const [endOtherSessions] = useEndOtherSessionsMutation();
  const [ended, setEnded] = useState<readonly string[]>([]);
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});

  async function end(
    ids: readonly string[],
    key: string,
    request: () => Promise<Failure | undefined>,
    success: string,
  ): Promise<void> {
    setEnded((before) => [...before, ...ids]);
    setFailures(({ [key]: _, ...rest }) => rest);
    const failure = await request();
    if (!failure || isGone(failure)) {
      dispatch(toastShown({ title: "Signed out", description: success }));
      return;
    }
    setEnded((before) => before.filter((id) => !ids.includes(id)));
    setFailures((before) => ({ ...before, [key]: failureWords(failure) }));
  }

  const sessions = query.data?.filter(({ id }) => !ended.includes(id));
  const otherIds = sessions?.flatMap(({ id, current }) => (current ? [] : [id])) ?? [];
  return {
    query,
    sessions,
    hasOthers: otherIds.length > 0,
    failures,
    endOne: ({ id, device }: AccountSession) => {
      const request = async () => (await endSession(id)).error;
      void end([id], id, request, `${device} is signed out.`);
    },
    endOthers: () => {
      const request = async () => (await endOtherSessions()).error;
      void end(otherIds, others, request, "You are signed in only here now.");
    },
  };
}

/** The session has ended already. */
function isGone(failure: Failure): boolean {
  return "status" in failure && failure.status === 404;
}
