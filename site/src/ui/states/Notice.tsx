import type { ReactNode } from "react";
import { PendingButton } from "../buttons/PendingButton.tsx";
import { ErrorState } from "./ErrorState.tsx";

interface Props {
  heading: string;
  /** Explanation: what happened, and what happens next. */
  children: ReactNode;
  action: string;
  onAction: () => void;
  /** The action is running; another press does nothing. */
  isPending?: boolean;
}

/** Replaces a whole page that can't be shown, with a single action. */
export function Notice({ heading, children, action, onAction, isPending = false }: Props) {
  return (
    <ErrorState
      level={1}
      heading={heading}
      actions={
        <PendingButton type="button" isPending={isPending} pendingLabel={action} onClick={onAction}>
          {action}
        </PendingButton>
      }
    >
      {children}
    </ErrorState>
  );
}
