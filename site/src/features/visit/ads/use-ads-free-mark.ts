import { useEffect } from "react";
import { useAppSelector } from "../../../app/hooks.ts";
import { readStored, removeStored, writeStored } from "../../../lib/browser-storage.ts";
import { selectIsPremium } from "../../../state/session-slice.ts";
import { adsFreeKey } from "./before-paint.ts";

/**
 * Keeps the stored mark in step with the session, and removes a mark that was wrong. Used once, in the shell.
 */
export function useAdsFreeMark(): void {
  const isPremium = useAppSelector(selectIsPremium);
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
