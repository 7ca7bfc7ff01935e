import styled from "@emotion/styled";
import type { ComponentPropsWithRef, ElementType, MouseEvent } from "react";
import { space } from "../../theme/tokens.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { MainButton } from "./Button.tsx";
import { Spinner } from "./Spinner.tsx";

interface Props extends ComponentPropsWithRef<"button"> {
  isPending: boolean;
  /** What is being done meanwhile, for instance `Sending`; also read out. */
  pendingLabel: string;
  /** Another button of the family; the main one where none is given. */
  as?: ElementType<ComponentPropsWithRef<"button">>;
}

/** A button that keeps its place, its size and the focus while its action is on its way, and takes no second press. */
export function PendingButton({ isPending, pendingLabel, as: Look = MainButton, children, ...rest }: Props) {
  return (
    <>
      <Look {...rest} {...(isPending && { "aria-disabled": true, "aria-busy": true, onClick: ignore })}>
        <Labels>
          <Label isShown={!isPending}>{children}</Label>
          <Label isShown={isPending}>
            <Spinner />
            {pendingLabel}
          </Label>
        </Labels>
      </Look>
      <VisuallyHidden role="status">{isPending ? pendingLabel : ""}</VisuallyHidden>
    </>
  );
}

/** Also keeps a form from being sent twice. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
}

/** Both labels share one place, so that the button is as wide as the wider one at all times. */
const Labels = styled.span({ display: "grid", placeItems: "center" });

const Label = styled("span", { shouldForwardProp: (prop) => prop !== "isShown" })<{ isShown: boolean }>(
  {
    gridArea: "1 / 1",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space[2],
  },
  ({ isShown }) => ({ visibility: isShown ? "visible" : "hidden" }),
);
