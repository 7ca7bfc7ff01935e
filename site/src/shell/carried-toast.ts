import { readSession, writeSession } from "../lib/browser-storage.ts";
import type { ToastText } from "../state/toast-slice.ts";

/** Storage key of the toast that the next document shows. */
const key = "wordlehint-toast";

/** Keeps a toast for the document that replaces this one. */
export function carryToast({ title, description, kind }: ToastText): void {
  writeSession(key, JSON.stringify({ title, description, kind }));
}

/** Returns the toast that the document before has kept, once. */
export function takeCarriedToast(): ToastText | null {
  const kept = readSession(key);
  if (!kept) return null;
  writeSession(key, "");
  try {
    const { title, description, kind } = JSON.parse(kept) as Partial<Record<keyof ToastText, unknown>>;
    if (typeof title !== "string") return null;
    return {
      title,
      ...(typeof description === "string" && { description }),
      ...(kind === "danger" && { kind }),
    };
  } catch {
    return null;
  }
}
