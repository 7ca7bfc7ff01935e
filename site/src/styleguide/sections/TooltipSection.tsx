import { Button, QuietButton } from "../../ui/buttons/Button.tsx";
import { Tooltip } from "../../ui/overlays/Tooltip.tsx";
import { Row } from "./Row.tsx";

/** A short one, and one of several lines. */
export function TooltipSection() {
  return (
    <Row>
      <Tooltip text="A word more">
        <Button type="button">With a tooltip</Button>
      </Tooltip>
      <Tooltip text="Prints the list of words without its colours, on as few sheets of paper as there can be">
        <QuietButton type="button">With a long tooltip</QuietButton>
      </Tooltip>
    </Row>
  );
}
