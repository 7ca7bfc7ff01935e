import styled from "@emotion/styled";
import { useAppDispatch } from "../../app/hooks.ts";
import { routes } from "../../routes.ts";
import { overlayOpened } from "../../state/overlay-slice.ts";
import type { SessionUser } from "../../state/session-slice.ts";
import { border, color, radius, space } from "../../theme/tokens.ts";
import { QuietButton } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { shortAddress } from "./short-address.ts";
import { useSignOut } from "./use-sign-out.ts";

/** Who is signed in, what they have, and the way out. */
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
        <ShortAddress email={email} />
      </Address>
      {isSubscribed ? <Badge>Premium</Badge> : <ButtonLink to={routes.adsFree.path}>Upgrade</ButtonLink>}
      <Out type="button" aria-disabled={isPending} onClick={onSignOut}>
        Sign Out
      </Out>
    </>
  );
}

/** Breaks before the @ where it has to break. */
function ShortAddress({ email }: { email: string }) {
  const [name, ...host] = shortAddress(email).split(/(?=@)/);
  return (
    <span>
      {name}
      <wbr />
      {host}
    </span>
  );
}

const Address = styled(QuietButton)({
  flex: "0 1 auto",
  // Two lines of it are no higher than a button.
  paddingBlock: 0,
  fontWeight: 400,
  overflowWrap: "anywhere",
  textAlign: "start",
});

const Badge = styled.span({
  padding: `${space[1]} ${space[2]}`,
  border: border.none,
  borderColor: color.green,
  borderRadius: radius.tile,
  background: color.greenWash,
  color: color.green,
  fontWeight: 600,
});

const Out = styled(QuietButton)({ flex: "none" });
