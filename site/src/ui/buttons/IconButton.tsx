import styled from "@emotion/styled";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { icon, radius, space } from "../../theme/tokens.ts";
import { QuietButton } from "./Button.tsx";

interface Props extends Omit<ComponentPropsWithRef<"button">, "aria-label" | "title"> {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  children: ReactNode;
}

/** A button with an icon only. */
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
