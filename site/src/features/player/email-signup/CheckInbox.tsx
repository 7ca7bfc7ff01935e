import styled from "@emotion/styled";
import { useEffect, useRef } from "react";
import { color, space } from "../../../theme/tokens.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Actions } from "../../../ui/layout/Actions.tsx";
import { CardHeading } from "../../../ui/layout/Card.tsx";

interface Props {
  headingAs: "h2" | "h3";
  email: string;
  onBack: () => void;
  /** It replaces the form, which had the focus. */
  takesFocus?: boolean;
}

/** A link is on its way; nothing is subscribed before its reader has confirmed. */
export function CheckInbox({ headingAs, email, onBack, takesFocus = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Frame>
      <Heading as={headingAs} ref={heading} tabIndex={-1}>
        Check your inbox
      </Heading>
      <p>
        We have sent an email with a link to <strong>{email}</strong>. Open the link to confirm: only then do
        the daily hints begin. It works for 7 days.
      </p>
      <p>
        You choose there how much the hints help, and on which days they come. Nothing has arrived? Look among
        your spam, or check the address.
      </p>
      <Actions>
        <Button type="button" onClick={onBack}>
          Change the address
        </Button>
      </Actions>
    </Frame>
  );
}

const Frame = styled.div({
  display: "grid",
  gap: space[2],
  overflowWrap: "anywhere",
  "& > p": { color: color.inkSoft, textWrap: "pretty" },
  "& strong": { color: color.ink, fontWeight: 600 },
});

const Heading = styled(CardHeading)({ marginBottom: 0, "&:focus": { outline: "none" } });
