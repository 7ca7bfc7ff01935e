import styled from "@emotion/styled";
import { useId, type ReactNode } from "react";
import { color, space, touch } from "../../theme/tokens.ts";

interface Props {
  label: ReactNode;
  help?: ReactNode;
  children: (ids: { id: string; "aria-describedby"?: string }) => ReactNode;
}

/** A control with its label beside it and the help below the label. */
export function ChoiceRow({ label, help, children }: Props) {
  const id = useId();
  const helpId = `${id}-help`;
  return (
    <Row>
      {children({ id, ...(help && { "aria-describedby": helpId }) })}
      <Label htmlFor={id}>{label}</Label>
      {help && <Help id={helpId}>{help}</Help>}
    </Row>
  );
}

const Row = styled.div({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space[2],
  alignItems: "start",
});

const Label = styled.label({ minHeight: touch, paddingBlock: "10px", cursor: "pointer" });

const Help = styled.p({
  gridColumn: 2,
  marginTop: `-${space[1]}`,
  paddingBottom: space[2],
  color: color.inkSoft,
});
