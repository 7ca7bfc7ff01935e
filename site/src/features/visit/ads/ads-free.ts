import { useEffect } from "react";
import { useAppSelector } from "../../../app/hooks.ts";
import { readStored, removeStored, writeStored } from "../../../lib/browser-storage.ts";
import { tokenKey } from "../../../lib/token.ts";
import { selectIsPremium } from "../../../state/session-slice.ts";

/** Storage key: the player who last signed in is a subscriber. */
const adsFreeKey = "wordlehint-ads-free";

/**
 * Inline script in the head, run before the first paint. If the stored session is a subscriber's, it marks
 * the document so that no space is reserved for ads.
 */
export const adsFreeBeforePaint = `(function(d){try{
if(localStorage.getItem("${adsFreeKey}")&&localStorage.getItem("${tokenKey}"))d.documentElement.setAttribute("data-ads","off");
}catch(e){}})(document)`;

/** Selector for elements while the mark is set. */
export const whereAdsAreOff = "html[data-ads=off] &";

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
