import styled from "@emotion/styled";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { icon, radius, space } from "../../theme/tokens.ts";
import { QuietButton } from "./Button.tsx";

interface Props extends Omit<ComponentPropsWithRef<"button">, "aria-label" | "title"> {
  /** What a press does; read out, and shown while the pointer rests on it. */
  label: string;
  /** The icon. */
  children: ReactNode;
}

/** A button of one icon. */
export function IconButton({ label, children, ...rest }: Props) {
  return (
    <Square type="button" {...rest} aria-label={label} title={label}>
      {children}
    </Square>
  );
}

const Square = styled(QuietButton)({
  flex: "none",
  padding: space[2],
  borderRadius: radius.control,
  "& > svg": { width: icon.control, height: icon.control },
});
