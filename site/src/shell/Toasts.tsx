import { useEffect } from "react";
import { useAppDispatch, useAppSelector } from "../app/hooks.ts";
import { late } from "../lib/late.tsx";
import { selectToast, toastDismissed, toastRemoved } from "../state/toast-slice.ts";

const LateToast = late(() => import("../ui/overlays/Toast.tsx").then((module) => module.Toast));

/** How long a dismissed toast stays in the store (specification, section 9). */
const keptMs = 1_000_000;

/** Where the toast stands, if there is one. Its code comes with the first. */
export function Toasts() {
  const toast = useAppSelector(selectToast);
  const dispatch = useAppDispatch();
  const dismissedId = toast && !toast.isOpen ? toast.id : null;

  useEffect(() => {
    if (dismissedId === null) return;
    const timer = setTimeout(() => dispatch(toastRemoved(dismissedId)), keptMs);
    return () => clearTimeout(timer);
  }, [dismissedId, dispatch]);

  if (!toast) return null;
  const { id, ...shown } = toast;
  return <LateToast key={id} {...shown} onClose={() => dispatch(toastDismissed(id))} />;
}
