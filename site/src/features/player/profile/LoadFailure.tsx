import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { space } from "../../../theme/tokens.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { PendingButton } from "../../../ui/buttons/PendingButton.tsx";
import { FieldError } from "../../../ui/forms/FieldError.tsx";

interface Props {
  /** Error message: what could not be loaded, and why. */
  children: ReactNode;
  /** It is being loaded again. */
  isPending: boolean;
  onRetry: () => void;
}

/** Stands where something could not be loaded, and loads it again. */
export function LoadFailure({ children, isPending, onRetry }: Props) {
  return (
    <Frame>
      <div role="alert">
        <FieldError>{children}</FieldError>
      </div>
      <PendingButton
        as={Button}
        type="button"
        isPending={isPending}
        pendingLabel="Trying again"
        onClick={onRetry}
      >
        Try again
      </PendingButton>
    </Frame>
  );
}

const Frame = styled.div({ display: "grid", justifyItems: "start", gap: space[3] });
