import { useMemo } from "react";
import { useAuth } from "../../../app/AuthProvider.tsx";
import { useLinkOutcome } from "../../../lib/use-link-outcome.ts";
import { authPath } from "../../../lib/return-path.ts";
import { routes } from "../../../routes.ts";
import type { Reader } from "../../../state/email-api.ts";
import { MainButton } from "../../../ui/buttons/Button.tsx";
import { MainButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { Actions } from "../../../ui/layout/Actions.tsx";
import { BrokenLink } from "./BrokenLink.tsx";
import { EmailFrame, EmailPlace } from "./EmailFrame.tsx";
import { Unsubscribed } from "./Unsubscribed.tsx";
import { UnsubscribeButton } from "./UnsubscribeButton.tsx";

type Outcome = { name: "unsubscribed" } | { name: "refused"; reason: string };

/** The page that ends a subscription. Opening it changes nothing: programs that check links open it, too. */
export function Unsubscribe() {
  const { token, outcome, settle } = useLinkOutcome<Outcome>();
  const { status, user } = useAuth();
  const player = user?.email;
  const reader = useMemo<Reader | null>(() => {
    if (token) return { linkToken: token };
    return token === null && player !== undefined ? { player } : null;
  }, [token, player]);

  return (
    <EmailPlace>
      {outcome?.name === "unsubscribed" && <Unsubscribed />}
      {outcome?.name === "refused" && (
        <BrokenLink heading="This link can't unsubscribe you">
          {`${outcome.reason} If you have unsubscribed already, there is nothing left to do.`}
        </BrokenLink>
      )}
      {!outcome && token === null && status === "signed-out" && <Unknown />}
      {!outcome && !(token === null && status === "signed-out") && (
        <EmailFrame
          title="Unsubscribe from the daily email?"
          intro="One press ends it at once, and takes your address off our list."
        >
          <Actions>
            <UnsubscribeButton
              as={MainButton}
              reader={reader}
              onDone={() => settle({ name: "unsubscribed" })}
              onRefuse={(reason) => settle({ name: "refused", reason })}
            />
          </Actions>
        </EmailFrame>
      )}
    </EmailPlace>
  );
}

/** Shown without a link and without a signed-in player. */
function Unknown() {
  return (
    <EmailFrame
      title="Unsubscribe from the daily email"
      intro="Every email has a link at its foot that unsubscribes its reader. With an account, you can sign in instead."
    >
      <Actions>
        <MainButtonLink to={authPath({ next: routes.emailPreferences.path })}>
          {routes.signIn.label}
        </MainButtonLink>
      </Actions>
    </EmailFrame>
  );
}
