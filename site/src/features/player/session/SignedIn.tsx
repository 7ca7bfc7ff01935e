import styled from "@emotion/styled";
import { useAppDispatch } from "../../../app/hooks.ts";
import { routes } from "../../../routes.ts";
import { overlayOpened } from "../../../state/overlay-slice.ts";
import type { SessionUser } from "../../../state/session-user.ts";
import { border, color, radius, space } from "../../../theme/tokens.ts";
import { QuietButton } from "../../../ui/buttons/Button.tsx";
import { ButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { EmailAddress } from "./EmailAddress.tsx";
import { useSignOut } from "./use-sign-out.ts";

/** The signed-in player's address and plan, and the button to sign out. */
export function SignedIn({ user: { email, isSubscribed } }: { user: SessionUser }) {
  const dispatch = useAppDispatch();
  const { isPending, onSignOut } = useSignOut();
  return (
    <>
      <Address
        type="button"
        title={email}
        aria-haspopup="dialog"
        onClick={() => dispatch(overlayOpened("profile"))}
      >
        <EmailAddress email={email} />
      </Address>
      {isSubscribed ? <Badge>Premium</Badge> : <Upgrade to={routes.adsFree.path}>Upgrade</Upgrade>}
      <Out type="button" aria-disabled={isPending} onClick={onSignOut}>
        Sign Out
      </Out>
    </>
  );
}

const Address = styled(QuietButton)({
  flex: "0 1 auto",
  // Two lines of it are no higher than a button.
  padding: `0 ${space[1]}`,
  fontWeight: 400,
  overflowWrap: "anywhere",
  textAlign: "start",
});

const Badge = styled.span({
  flex: "none",
  padding: `${space[1]} ${space[2]}`,
  border: border.none,
  borderColor: color.green,
  borderRadius: radius.tile,
  background: color.greenWash,
  color: color.green,
  fontWeight: 600,
});

const Upgrade = styled(ButtonLink)({ flex: "none" });

const Out = styled(QuietButton)({ flex: "none" });
