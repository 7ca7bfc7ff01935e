import styled from "@emotion/styled";
import type { Preferences } from "@wordlehint/contracts";
import { useMemo, useState } from "react";
import { useAuth } from "../../../app/AuthProvider.tsx";
import { authPath } from "../../../lib/return-path.ts";
import { routes } from "../../../routes.ts";
import type { Reader } from "../../../state/email-api.ts";
import { border, space, type } from "../../../theme/tokens.ts";
import { MainButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { FormMessage } from "../../../ui/forms/FormMessage.tsx";
import { Actions } from "../../../ui/layout/Actions.tsx";
import { Skeleton } from "../../../ui/states/Skeleton.tsx";
import { BrokenLink } from "./BrokenLink.tsx";
import { EmailFrame, EmailPlace } from "./EmailFrame.tsx";
import { SignUpCard } from "./SignUpCard.tsx";
import { LoadedPreferences } from "./LoadedPreferences.tsx";
import { PreferencesForm } from "./PreferencesForm.tsx";
import { Unsubscribed } from "./Unsubscribed.tsx";
import { UnsubscribeButton } from "./UnsubscribeButton.tsx";
import { useLinkToken } from "../../../lib/use-link-token.ts";

const title = "Your daily email";

/** The page of a subscriber's preferences, by the link of an email or for the signed-in player. */
export function EmailPreferences() {
  const token = useLinkToken();
  const { status, user } = useAuth();
  const player = user?.email;
  const [isGone, setGone] = useState(false);
  const reader = useMemo<Reader | null>(() => {
    if (token) return { linkToken: token };
    return token === null && player !== undefined ? { player } : null;
  }, [token, player]);
  if (isGone)
    return (
      <EmailPlace>
        <Unsubscribed />
      </EmailPlace>
    );
  return (
    <EmailPlace>
      {reader ? (
        <LoadedPreferences reader={reader} refused={<Refused />}>
          {(preferences) => <Chosen reader={reader} preferences={preferences} onGone={() => setGone(true)} />}
        </LoadedPreferences>
      ) : token === null && status === "signed-out" ? (
        <Unknown />
      ) : (
        <EmailFrame title={title} intro="How much it helps, on which days it comes, and by which clock.">
          <Skeleton label="Loading the preferences" lines={4} />
        </EmailFrame>
      )}
    </EmailPlace>
  );
}

interface ChosenProps {
  reader: Reader;
  preferences: Preferences;
  onGone: () => void;
}

function Chosen({ reader, preferences, onGone }: ChosenProps) {
  const { email, status } = preferences;
  if (status === "none")
    return (
      <EmailFrame
        title={title}
        intro={
          <>
            <strong>{email}</strong> isn&apos;t subscribed yet.
          </>
        }
      >
        <SignUpCard />
      </EmailFrame>
    );
  return (
    <EmailFrame
      title={title}
      intro={
        <>
          It goes to <strong>{email}</strong>. Choose how it comes:
        </>
      }
    >
      {status === "pending" && (
        <FormMessage>
          This address isn&apos;t confirmed yet. The emails begin when you open the link that we sent there.
        </FormMessage>
      )}
      <PreferencesForm reader={reader} chosen={preferences} />
      <End>
        <h2>No more emails?</h2>
        <p>We remove your address with everything that you chose here.</p>
        <UnsubscribeButton reader={reader} onDone={onGone} />
      </End>
    </EmailFrame>
  );
}

/** Shown without a link and without a signed-in player. */
function Unknown() {
  return (
    <EmailFrame
      title={title}
      intro="Every email has a link to your preferences at its foot. With an account, you can sign in instead."
    >
      <Actions>
        <MainButtonLink to={authPath({ next: routes.emailPreferences.path })}>
          {routes.signIn.label}
        </MainButtonLink>
      </Actions>
      <SignUpCard />
    </EmailFrame>
  );
}

function Refused() {
  return (
    <BrokenLink heading="This link doesn't work any more">
      You may have unsubscribed since, or the link wasn&apos;t copied whole. If you are subscribed, enter your
      address below: we send you a new link.
    </BrokenLink>
  );
}

const End = styled.section({
  display: "grid",
  justifyItems: "start",
  gap: space[3],
  paddingTop: space[6],
  borderTop: border.rule,
  "& > h2": { font: type.heading },
});
