import styled from "@emotion/styled";
import { skipToken } from "@reduxjs/toolkit/query/react";
import { useAppDispatch, useAppSelector } from "../../../app/hooks.ts";
import { sessionApi, useCurrentUserState } from "../../../state/session-api.ts";
import { selectToken } from "../../../state/session-slice.ts";
import { color, space } from "../../../theme/tokens.ts";
import { Spinner } from "../../../ui/buttons/Spinner.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";

/** In a page's place while it isn't known yet who is signed in, or can't be found out. */
export function SessionWait() {
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectToken);
  const { isError: hasFailed } = useCurrentUserState(token ?? skipToken);
  if (!hasFailed || !token) return <Waiting />;
  const ask = (): void =>
    void dispatch(sessionApi.endpoints.currentUser.initiate(token, { forceRefetch: true, subscribe: false }));
  return (
    <Notice heading="We can't check who is signed in" action="Try Again" onAction={ask}>
      Accounts can&apos;t be reached at the moment. You are still signed in; this page goes on by itself as
      soon as they are back.
    </Notice>
  );
}

function Waiting() {
  return (
    <Line role="status">
      <Spinner />
      Checking who is signed in…
    </Line>
  );
}

const Line = styled.p({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  paddingBlock: space[8],
  color: color.inkSoft,
});
