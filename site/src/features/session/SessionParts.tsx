import styled from "@emotion/styled";
import { useEffect } from "react";
import { useAppSelector } from "../../app/hooks.ts";
import { late } from "../../lib/late.tsx";
import { routes } from "../../routes.ts";
import { selectSessionStatus, selectUser } from "../../state/session-slice.ts";
import { quietLook } from "../../ui/buttons/button-looks.ts";
import { ButtonLink, MainButtonLink } from "../../ui/buttons/ButtonLink.tsx";
import { sessionPresent } from "./before-paint.ts";

const LateSignedIn = late(() => import("./SignedIn.tsx").then((module) => module.SignedIn));

/**
 * What fits the session: the ways in, or who is signed in and the way out. The renderer's HTML always holds
 * the ways in; a document that is marked as signed in hides them from the first paint.
 */
export function SessionParts() {
  const status = useAppSelector(selectSessionStatus);
  const user = useAppSelector(selectUser);
  useEffect(() => {
    if (status === "loading") LateSignedIn.preload();
  }, [status]);
  if (user) return <LateSignedIn user={user} />;
  if (status === "loading") return null;
  return (
    <WaysIn>
      <QuietLink to={routes.signIn.path}>{routes.signIn.label}</QuietLink>
      <MainButtonLink to={routes.signUp.path}>{routes.signUp.label}</MainButtonLink>
    </WaysIn>
  );
}

const WaysIn = styled.div({ display: "contents", [sessionPresent]: { display: "none" } });

const QuietLink = styled(ButtonLink)(quietLook);
