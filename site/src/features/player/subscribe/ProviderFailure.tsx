import type { ReactNode } from "react";
import { PendingButton } from "../../../ui/buttons/PendingButton.tsx";
import { ErrorState } from "../../../ui/states/ErrorState.tsx";

interface Props {
  heading: string;
  /** Explanation, including that nothing was charged. */
  children: ReactNode;
  isPending?: boolean;
  onRetry: () => void;
}

/** In the place of the payment form when there can be none. */
export function ProviderFailure({ heading, children, isPending = false, onRetry }: Props) {
  return (
    <ErrorState
      heading={heading}
      actions={
        <PendingButton type="button" isPending={isPending} pendingLabel="Trying again" onClick={onRetry}>
          Try Again
        </PendingButton>
      }
    >
      {children}
    </ErrorState>
  );
}
