import styled from "@emotion/styled";
import { useId, type ReactNode } from "react";
import { color, space, type } from "../../theme/tokens.ts";
import { FieldError } from "./FieldError.tsx";

/** Attributes that connect a control to its label, help and error; spread them on the control. */
export interface FieldIds {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
}

interface Props {
  label: ReactNode;
  /** Hint on what to enter and why. */
  help?: ReactNode;
  /** Error message, with the way to fix it; announced when it appears. */
  error?: ReactNode;
  children: (ids: FieldIds) => ReactNode;
}

/** A control with its label above, and help and error below. */
export function Field({ label, help, error, children }: Props) {
  const id = useId();
  const [helpId, errorId] = [`${id}-help`, `${id}-error`];
  const described = [help && helpId, error && errorId].filter(Boolean).join(" ");
  return (
    <Frame>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        ...(described && { "aria-describedby": described }),
        ...(error && { "aria-invalid": true }),
      })}
      {help && <Help id={helpId}>{help}</Help>}
      {/* Always in the DOM: screen readers announce only changes inside. */}
      <Wrong id={errorId} aria-live="polite">
        {error && <FieldError>{error}</FieldError>}
      </Wrong>
    </Frame>
  );
}

const Frame = styled.div({ display: "flex", flexDirection: "column", minWidth: 0 });

const Label = styled.label({ marginBottom: space[2], font: type.control });

const Help = styled.p({ marginTop: space[2], color: color.inkSoft });

const Wrong = styled.div({ "& > p": { marginTop: space[2] } });
