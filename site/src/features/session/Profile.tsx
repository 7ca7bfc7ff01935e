import styled from "@emotion/styled";
import type { SessionUser } from "../../state/session-api.ts";
import { color, space } from "../../theme/tokens.ts";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { CancelSubscription } from "./CancelSubscription.tsx";

interface Props {
  isOpen: boolean;
  onClose: () => void;
  user: SessionUser;
}

/** A dialog with the address and the subscription of the signed-in player. */
export function Profile({ isOpen, onClose, user: { email, isSubscribed } }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} heading="Profile">
      <Facts>
        <dt>Email</dt>
        <dd>{email}</dd>
        <dt>Status</dt>
        <dd>{isSubscribed ? "Premium" : "Free"}</dd>
      </Facts>
      {isSubscribed && <CancelSubscription email={email} />}
    </Dialog>
  );
}

const Facts = styled.dl({
  display: "grid",
  gridTemplateColumns: "max-content minmax(0, 1fr)",
  gap: `${space[2]} ${space[5]}`,
  width: "100%",
  "& dt": { color: color.inkSoft },
  "& dd": { fontWeight: 600, overflowWrap: "anywhere" },
});
