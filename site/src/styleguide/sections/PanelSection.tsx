import { useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextLink } from "../../ui/navigation/TextLink.tsx";
import { Panel } from "../../ui/overlays/Panel.tsx";
import { Row } from "./Row.tsx";

/** The slide-in panel with a few entries. */
export function PanelSection() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Row>
      <Button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open the panel
      </Button>
      <Panel isOpen={isOpen} onClose={() => setOpen(false)} heading="A panel">
        <ul>
          <li>
            <TextLink to="/" onClick={() => setOpen(false)}>
              Today&apos;s riddle
            </TextLink>
          </li>
          <li>
            <TextLink to="/_styleguide/empty" onClick={() => setOpen(false)}>
              An empty page
            </TextLink>
          </li>
        </ul>
      </Panel>
    </Row>
  );
}
