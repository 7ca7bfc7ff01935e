import { useEffect } from "react";
import { useAppDispatch, useAppSelector } from "../app/hooks.ts";
import { lazyWithPreload } from "../lib/lazy-with-preload.tsx";
import {
  failureOutdated,
  selectToast,
  toastDismissed,
  toastRemoved,
  toastShown,
} from "../state/toast-slice.ts";
import { carryToast, takeCarriedToast } from "./carried-toast.ts";
import { documentLeft } from "./change-document.ts";

const LateToast = lazyWithPreload(() => import("../ui/overlays/Toast.tsx").then((module) => module.Toast));

/** Time for which a dismissed toast stays in the store. */
const keptMs = 1_000_000;

/** The place of the toast, also of one that was shown just before another document took this one's place. Its code loads with the first one. */
export function Toasts() {
  const toast = useAppSelector(selectToast);
  const dispatch = useAppDispatch();
  const dismissedId = toast && !toast.isOpen ? toast.id : null;

  useEffect(() => {
    if (dismissedId === null) return;
    const timer = setTimeout(() => dispatch(toastRemoved(dismissedId)), keptMs);
    return () => clearTimeout(timer);
  }, [dismissedId, dispatch]);

  useEffect(() => {
    const carried = takeCarriedToast();
    if (carried) dispatch(toastShown(carried));
  }, [dispatch]);

  useEffect(() => {
    const onSubmit = (): void => void dispatch(failureOutdated());
    // Before the form is checked, which may show another failure.
    addEventListener("submit", onSubmit, { capture: true });
    return () => removeEventListener("submit", onSubmit, { capture: true });
  }, [dispatch]);

  useEffect(() => {
    if (!toast?.isOpen) return;
    const carry = (): void => carryToast(toast);
    addEventListener(documentLeft, carry);
    return () => removeEventListener(documentLeft, carry);
  }, [toast]);

  if (!toast) return null;
  const { id, ...shown } = toast;
  return <LateToast key={id} {...shown} onClose={() => dispatch(toastDismissed(id))} />;
}
