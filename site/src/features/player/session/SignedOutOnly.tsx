import styled from "@emotion/styled";
import { useEffect, type ReactNode } from "react";
import { useAuth } from "../../../app/AuthProvider.tsx";
import { redirectTo } from "../../../lib/redirect-to.ts";
import { sessionPresent } from "./before-paint.ts";
import { SessionWait } from "./SessionWait.tsx";

interface Props {
  /** Redirect target of signed-in players: a path of this site. */
  to: string;
  children: ReactNode;
}

/**
 * A page for signed-out players only; signed-in ones are redirected, also after a sign-in in another tab. Its content
 * stays mounted, so that nothing that was typed is lost if the session turns out to have ended.
 */
export function SignedOutOnly({ to, children }: Props) {
  const { status } = useAuth();
  const isSignedIn = status === "signed-in";
  useEffect(() => {
    if (isSignedIn) redirectTo(to);
  }, [isSignedIn, to]);
  const isWaiting = status === "loading" || isSignedIn;
  return (
    <>
      {isWaiting && <SessionWait />}
      <Content hidden={isWaiting} data-undecided={status === "unknown"}>
        {children}
      </Content>
    </>
  );
}

/** In the rendered HTML, a document that is marked as signed in hides it from the first paint. */
const Content = styled.div({
  '&[data-undecided="true"]': { [sessionPresent]: { display: "none" } },
});
