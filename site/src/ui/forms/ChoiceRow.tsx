import styled from "@emotion/styled";
import { useId, type ReactNode } from "react";
import { color, space, touch } from "../../theme/tokens.ts";
import { FieldError } from "./FieldError.tsx";
import type { FieldIds } from "./Field.tsx";

interface Props {
  label: ReactNode;
  help?: ReactNode;
  /** Error message; announced when it appears. */
  error?: ReactNode;
  children: (ids: FieldIds) => ReactNode;
}

/** A control with its label beside it, and help and error below the label. */
export function ChoiceRow({ label, help, error, children }: Props) {
  const id = useId();
  const [helpId, errorId] = [`${id}-help`, `${id}-error`];
  const described = [help && helpId, error && errorId].filter(Boolean).join(" ");
  return (
    <Row>
      {children({
        id,
        ...(described && { "aria-describedby": described }),
        ...(error && { "aria-invalid": true }),
      })}
      <Label htmlFor={id}>{label}</Label>
      {help && <Help id={helpId}>{help}</Help>}
      {/* Always in the DOM: screen readers announce only changes inside. */}
      <Wrong id={errorId} aria-live="polite">
        {error && <FieldError>{error}</FieldError>}
      </Wrong>
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

const Wrong = styled.div({ gridColumn: 2 });
