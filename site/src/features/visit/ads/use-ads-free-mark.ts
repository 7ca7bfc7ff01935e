import { useEffect } from "react";
import { useAuth } from "../../../app/AuthProvider.tsx";
import { readStored, removeStored, writeStored } from "../../../lib/browser-storage.ts";
import { adsFreeKey } from "./before-paint.ts";

/**
 * Keeps the stored mark in step with the session, and removes a mark that was wrong. Used once, in the shell.
 */
export function useAdsFreeMark(): void {
  const { isPremium } = useAuth();
  useEffect(() => {
    if (isPremium === null) return;
    if (isPremium) {
      writeStored(adsFreeKey, "yes");
    } else {
      delete document.documentElement.dataset.ads;
      if (readStored(adsFreeKey) !== null) removeStored(adsFreeKey);
    }
  }, [isPremium]);
}
