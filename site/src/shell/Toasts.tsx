import { useEffect } from "react";
import { useAppDispatch, useAppSelector } from "../app/hooks.ts";
import { late } from "../lib/late.tsx";
import { selectToast, toastDismissed, toastRemoved } from "../state/toast-slice.ts";

const LateToast = late(() => import("../ui/overlays/Toast.tsx").then((module) => module.Toast));

/** How long a dismissed toast stays in the store. */
const keptMs = 1_000_000;

/** The place of the toast. Its code loads with the first one. */
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
