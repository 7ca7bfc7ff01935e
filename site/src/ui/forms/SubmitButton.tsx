import type { ReactNode } from "react";
import { PendingButton } from "../buttons/PendingButton.tsx";

interface Props {
  isPending: boolean;
  /** Shown and announced while the form is being sent, for instance `Sending`. */
  pendingLabel: string;
  children: ReactNode;
}

/**
 * Submits its form. In the renderer's HTML it is a plain button, since the browser would submit the form by itself; it
 * submits from the moment at which React attaches it.
 */
export function SubmitButton({ isPending, pendingLabel, children }: Props) {
  return (
    <PendingButton ref={makeSubmit} type="button" isPending={isPending} pendingLabel={pendingLabel}>
      {children}
    </PendingButton>
  );
}

function makeSubmit(button: HTMLButtonElement | null): void {
  if (button) button.type = "submit";
}
