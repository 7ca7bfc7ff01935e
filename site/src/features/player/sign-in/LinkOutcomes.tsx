import styled from "@emotion/styled";
import { useEffect, useRef, useState } from "react";
import { useAuth } from "../../../app/AuthProvider.tsx";
import { routes } from "../../../routes.ts";
import { useSettings } from "../../../settings/Settings.tsx";
import { useResendVerificationMutation } from "../../../state/account-api.ts";
import { failureWords } from "../../../state/failure-words.ts";
import { color, measure, size, space, tight, type } from "../../../theme/tokens.ts";
import { ButtonLink, MainButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { PendingButton } from "../../../ui/buttons/PendingButton.tsx";
import { FormMessage } from "../../../ui/forms/FormMessage.tsx";
import { Actions } from "../../../ui/layout/Actions.tsx";
import { ErrorState } from "../../../ui/states/ErrorState.tsx";

/** The address is confirmed. */
export function LinkConfirmed({ email }: { email: string }) {
  const isSignedOut = useAuth().status === "signed-out";
  const { product } = useSettings();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Good>
      <h1 ref={heading} tabIndex={-1}>
        Your email address is confirmed
      </h1>
      <p>
        Thank you. <strong>{email}</strong> is the address of your account at {product}.
      </p>
      <Actions>
        {isSignedOut && <MainButtonLink to={routes.signIn.path}>{routes.signIn.label}</MainButtonLink>}
        <ButtonLink to={routes.home.path}>Go to Homepage</ButtonLink>
      </Actions>
    </Good>
  );
}

/** The link has expired, another one was sent in its place, or it is wrong. */
export function LinkRefused({ reason }: { reason: string }) {
  const { status } = useAuth();
  return (
    <ErrorState
      level={1}
      heading="This link can't confirm your address"
      actions={
        <>
          {status === "signed-in" && <SendAgain />}
          {status === "signed-out" && (
            <MainButtonLink to={routes.signIn.path}>{routes.signIn.label}</MainButtonLink>
          )}
          <ButtonLink to={routes.home.path}>Go to Homepage</ButtonLink>
        </>
      }
    >
      {reason} If you have confirmed your address already, there is nothing left to do.
      {status === "signed-out" && " Otherwise sign in, and ask for a new link in your profile."}
    </ErrorState>
  );
}

function SendAgain() {
  const [resend, { isLoading }] = useResendVerificationMutation();
  const [message, setMessage] = useState<{ kind: "plain" | "danger"; text: string } | null>(null);
  async function send(): Promise<void> {
    const { error } = await resend();
    setMessage(
      error
        ? { kind: "danger", text: failureWords(error) }
        : { kind: "plain", text: "A new link is on its way, unless your address is confirmed already." },
    );
  }
  if (message?.kind === "plain") return <FormMessage>{message.text}</FormMessage>;
  return (
    <>
      {message && <FormMessage kind="danger">{message.text}</FormMessage>}
      <PendingButton
        type="button"
        isPending={isLoading}
        pendingLabel="Sending a link"
        onClick={() => void send()}
      >
        Send a New Link
      </PendingButton>
    </>
  );
}

const Good = styled.div({
  display: "grid",
  justifyItems: "start",
  gap: space[4],
  maxWidth: measure.text,
  paddingBlock: space[2],
  overflowWrap: "anywhere",
  "& > h1": { font: type.page, letterSpacing: tight, "&:focus": { outline: "none" } },
  "& > p": { color: color.inkSoft, fontSize: size.lead },
  "& > p > strong": { color: color.ink, fontWeight: 600 },
});
