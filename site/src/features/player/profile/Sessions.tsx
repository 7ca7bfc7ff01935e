import styled from "@emotion/styled";
import type { AccountSession } from "@wordlehint/contracts";
import { useRef } from "react";
import { failureWords } from "../../../state/failure-words.ts";
import { border, color } from "../../../theme/tokens.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { FieldError } from "../../../ui/forms/FieldError.tsx";
import { Skeleton } from "../../../ui/states/Skeleton.tsx";
import { LastAction } from "./LastAction.tsx";
import { LoadFailure } from "./LoadFailure.tsx";
import { SessionRow } from "./SessionRow.tsx";
import { others, useSessionList } from "./use-session-list.ts";

/** The player's sessions, each with a button to end it. */
export function Sessions() {
  const { query, sessions, hasOthers, failures, endOne, endOthers } = useSessionList();
  const list = useRef<HTMLUListElement>(null);
  if (!sessions) {
    if (!query.error) return <Skeleton label="Loading where you are signed in" lines={4} />;
    return (
      <LoadFailure isPending={query.isFetching} onRetry={() => void query.refetch()}>
        We couldn&apos;t load where you are signed in. {failureWords(query.error)}
      </LoadFailure>
    );
  }
  /** The pressed button is gone. */
  const keepFocus = (): void => list.current?.focus({ preventScroll: true });
  const end = (session: AccountSession) => () => {
    keepFocus();
    endOne(session);
  };
  return (
    <>
      <List ref={list} tabIndex={-1} aria-label="Where you are signed in">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            failure={failures[session.id]}
            onEnd={end(session)}
          />
        ))}
      </List>
      {hasOthers ? (
        <>
          <Note>Don&apos;t recognize one? Sign it out, then change your password.</Note>
          <LastAction message={failures[others] && <FieldError>{failures[others]}</FieldError>}>
            <Button
              type="button"
              onClick={() => {
                keepFocus();
                endOthers();
              }}
            >
              Sign out everywhere else
            </Button>
          </LastAction>
        </>
      ) : (
        <Note>You are signed in nowhere else.</Note>
      )}
    </>
  );
}

const List = styled.ul({
  width: "100%",
  borderTop: border.rule,
  "&:focus": { outline: "none" },
});

const Note = styled.p({ color: color.inkSoft });
