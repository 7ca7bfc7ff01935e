import styled from "@emotion/styled";
import { CircleAlert } from "lucide-react";
import { routes } from "../../../routes.ts";
import { color, icon, space } from "../../../theme/tokens.ts";
import { ButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { BottomBar } from "../../../ui/layout/BottomBar.tsx";

/** Says that a payment has failed, and leads to the form for another card. */
export function PaymentBar() {
  return (
    <BottomBar label="Payment">
      <PaymentWords />
    </BottomBar>
  );
}

export function PaymentWords() {
  return (
    <Row>
      <CircleAlert />
      <p role="status">
        <strong>Your last payment failed.</strong> You keep Premium for now, while we try again. Check your
        card so that it doesn&apos;t end.
      </p>
      <ButtonLink to={routes.changeCard.path}>{routes.changeCard.label}</ButtonLink>
    </Row>
  );
}

const Row = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[4]}`,
  "& > svg": { flex: "none", width: icon.control, height: icon.control, color: color.amber },
  "& > p": { flex: "1 1 0", minWidth: "min(16em, 70%)" },
});
