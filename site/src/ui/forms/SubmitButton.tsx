import type { ReactNode } from "react";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { PendingButton } from "../buttons/PendingButton.tsx";

interface Props {
  isPending: boolean;
  /** Shown and announced while the form is being sent, for instance `Sending`. */
  pendingLabel: string;
  children: ReactNode;
}

/** Submits its form. Until the page is interactive, it does nothing: the browser would submit the form by itself. */
export function SubmitButton({ isPending, pendingLabel, children }: Props) {
  const type = useHydrated() ? "submit" : "button";
  return (
    <PendingButton type={type} isPending={isPending} pendingLabel={pendingLabel}>
      {children}
    </PendingButton>
  );
}
