import styled from "@emotion/styled";
import { useState } from "react";
import { useAppSelector } from "../../app/hooks.ts";
import { routes } from "../../routes.ts";
import { useResendVerificationMutation } from "../../state/account-api.ts";
import { failureWords } from "../../state/failure-words.ts";
import { selectSessionStatus } from "../../state/session-slice.ts";
import { color, measure, size, space, tight, type } from "../../theme/tokens.ts";
import { MainButton } from "../../ui/buttons/Button.tsx";
import { ButtonLink, MainButtonLink } from "../../ui/buttons/ButtonLink.tsx";
import { PendingButton } from "../../ui/buttons/PendingButton.tsx";
import { FormMessage } from "../../ui/forms/FormMessage.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { ErrorState } from "../../ui/states/ErrorState.tsx";

/** The address is confirmed. */
export function LinkConfirmed({ email }: { email: string }) {
  const isSignedOut = useAppSelector(selectSessionStatus) === "signed-out";
  return (
    <Good role="status">
      <h1>Your email address is confirmed</h1>
      <p>Thank you. {email} is the address of your account.</p>
      <Actions>
        {isSignedOut && <MainButtonLink to={routes.signIn.path}>{routes.signIn.label}</MainButtonLink>}
        <ButtonLink to={routes.home.path}>Go to Homepage</ButtonLink>
      </Actions>
    </Good>
  );
}

/** The link was used already, has expired, or is wrong. */
export function LinkRefused({ reason }: { reason: string }) {
  const status = useAppSelector(selectSessionStatus);
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

/** The API couldn't be asked. */
export function LinkUnsent({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <ErrorState
      level={1}
      heading="Your address isn't confirmed yet"
      actions={
        <>
          <MainButton type="button" onClick={onRetry}>
            Try Again
          </MainButton>
          <ButtonLink to={routes.home.path}>Go to Homepage</ButtonLink>
        </>
      }
    >
      {reason} Your link is still good.
    </ErrorState>
  );
}

const Good = styled.div({
  display: "grid",
  justifyItems: "start",
  gap: space[4],
  maxWidth: measure.text,
  paddingBlock: space[2],
  overflowWrap: "anywhere",
  "& > h1": { font: type.page, letterSpacing: tight },
  "& > p": { color: color.inkSoft, fontSize: size.lead },
});
