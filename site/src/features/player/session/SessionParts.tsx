import styled from "@emotion/styled";
import { useEffect } from "react";
import { useAuth } from "../../../app/AuthProvider.tsx";
import { lazyWithPreload } from "../../../lib/lazy-with-preload.tsx";
import { routes } from "../../../routes.ts";
import { quietStyle } from "../../../ui/buttons/button-styles.ts";
import { ButtonLink, MainButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { sessionPresent } from "./before-paint.ts";

const LateSignedIn = lazyWithPreload(() => import("./SignedIn.tsx").then((module) => module.SignedIn));

/**
 * The sign-in links, or the signed-in player and Sign Out. The rendered HTML always holds the links; a document
 * that is marked as signed in hides them from the first paint.
 */
export function SessionParts() {
  const { status, user } = useAuth();
  useEffect(() => {
    if (status === "loading") LateSignedIn.preload();
  }, [status]);
  if (user) return <LateSignedIn user={user} />;
  if (status === "loading") return null;
  return (
    <SignInLinks>
      <QuietLink to={routes.signIn.path}>{routes.signIn.label}</QuietLink>
      <MainButtonLink to={routes.signUp.path}>{routes.signUp.label}</MainButtonLink>
    </SignInLinks>
  );
}

const SignInLinks = styled.div({ display: "contents", [sessionPresent]: { display: "none" } });

const QuietLink = styled(ButtonLink)(quietStyle);
