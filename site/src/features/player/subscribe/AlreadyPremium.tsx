import styled from "@emotion/styled";
import { useAppDispatch } from "../../../app/hooks.ts";
import { dayText } from "../../../lib/instant-text.ts";
import { routes } from "../../../routes.ts";
import { overlayOpened } from "../../../state/overlay-slice.ts";
import type { SessionUser } from "../../../state/session-user.ts";
import { color, size, space, type } from "../../../theme/tokens.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { MainButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { Actions } from "../../../ui/layout/Actions.tsx";

/** In the form's place for a player who has Premium. */
export function AlreadyPremium({ user: { subscription } }: { user: SessionUser }) {
  const dispatch = useAppDispatch();
  const end = subscription?.currentPeriodEnd;
  return (
    <Frame>
      <h2>You have Premium</h2>
      <p>
        There is nothing to pay here.
        {end &&
          subscription.cancelAtPeriodEnd &&
          ` You have cancelled; Premium is yours until ${dayText(end)}.`}
        {end && !subscription.cancelAtPeriodEnd && ` It renews on ${dayText(end)}.`}
      </p>
      <Actions>
        <MainButtonLink to={routes.home.path}>To Today&apos;s Riddle</MainButtonLink>
        <Button type="button" aria-haspopup="dialog" onClick={() => dispatch(overlayOpened("profile"))}>
          Your Subscription
        </Button>
      </Actions>
    </Frame>
  );
}

const Frame = styled.div({
  display: "grid",
  gap: space[3],
  "& > h2": { font: type.title },
  "& > p": { color: color.inkSoft, fontSize: size.lead },
});
