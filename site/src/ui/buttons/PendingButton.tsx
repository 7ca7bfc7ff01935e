import styled from "@emotion/styled";
import type { ComponentPropsWithRef, ElementType, MouseEvent } from "react";
import { space } from "../../theme/tokens.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { MainButton } from "./Button.tsx";
import { Spinner } from "./Spinner.tsx";

interface Props extends ComponentPropsWithRef<"button"> {
  isPending: boolean;
  /** Shown and announced while the action runs, for instance `Sending`. */
  pendingLabel: string;
  /** Another button component; `MainButton` by default. */
  as?: ElementType<ComponentPropsWithRef<"button">>;
}

/** A button that keeps its place, size and focus while its action runs, and ignores further presses. */
export function PendingButton({ isPending, pendingLabel, as: Kind = MainButton, children, ...rest }: Props) {
  return (
    <>
      <Kind {...rest} {...(isPending && { "aria-disabled": true, "aria-busy": true, onClick: ignore })}>
        <Labels>
          <Label isShown={!isPending}>{children}</Label>
          <Label isShown={isPending}>
            <Spinner />
            {pendingLabel}
          </Label>
        </Labels>
      </Kind>
      <VisuallyHidden role="status">{isPending ? pendingLabel : ""}</VisuallyHidden>
    </>
  );
}

/** Also prevents a second submission of a form. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
}

/** Both labels share one grid cell, so that the button always has the width of the wider one. */
const Labels = styled.span({ display: "grid", placeItems: "center" });

const Label = styled.span<{ isShown: boolean }>(
  {
    gridArea: "1 / 1",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space[2],
  },
  ({ isShown }) => ({ visibility: isShown ? "visible" : "hidden" }),
);
