import { Copy, RotateCcw } from "lucide-react";
import { useState } from "react";
import { Button, DangerButton, MainButton, QuietButton } from "../../ui/buttons/Button.tsx";
import { ButtonLink, MainButtonLink } from "../../ui/buttons/ButtonLink.tsx";
import { IconButton } from "../../ui/buttons/IconButton.tsx";
import { PendingButton } from "../../ui/buttons/PendingButton.tsx";
import { Row } from "./Row.tsx";

const family = [
  { Kind: Button, name: "Plain" },
  { Kind: MainButton, name: "Main" },
  { Kind: QuietButton, name: "Quiet" },
  { Kind: DangerButton, name: "Danger" },
];

/** Every button: normal, disabled and pending. */
export function ButtonSection() {
  const [isPending, setPending] = useState(false);
  return (
    <>
      {family.map(({ Kind, name }) => (
        <Row key={name}>
          <Kind type="button">{name}</Kind>
          <Kind type="button">
            <Copy size="1.15em" /> {name} with icon
          </Kind>
          <Kind type="button" disabled>
            {name}, disabled
          </Kind>
          <PendingButton type="button" as={Kind} isPending pendingLabel="On its way">
            {name}
          </PendingButton>
        </Row>
      ))}
      <Row>
        <PendingButton
          type="button"
          isPending={isPending}
          pendingLabel="Sending"
          onClick={() => setPending(true)}
        >
          Send me the riddle
        </PendingButton>
        <IconButton label="Start the sending again" onClick={() => setPending(false)}>
          <RotateCcw />
        </IconButton>
        <IconButton label="Can't be pressed" disabled>
          <Copy />
        </IconButton>
        <ButtonLink to="/">A link like a button</ButtonLink>
        <MainButtonLink to="/">The main way on</MainButtonLink>
      </Row>
      <Row>
        <Button type="button">
          A button whose words are so many that they have to stand on more than one line of a small screen
        </Button>
      </Row>
    </>
  );
}
