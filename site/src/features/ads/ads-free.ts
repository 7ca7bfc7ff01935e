import { useEffect } from "react";
import { useAppSelector } from "../../app/hooks.ts";
import { readStored, removeStored, writeStored } from "../../lib/browser-storage.ts";
import { tokenKey } from "../../lib/token.ts";
import { selectIsPremium } from "../../state/session-slice.ts";

/** Says that the player who was signed in last is a subscriber. */
const adsFreeKey = "wordlehint-ads-free";

/**
 * Runs in the head before anything is painted: where the session is a subscriber's as far as the browser
 * knows, the document is marked, and no place is kept for ads.
 */
export const adsFreeBeforePaint = `(function(d){try{
if(localStorage.getItem("${adsFreeKey}")&&localStorage.getItem("${tokenKey}"))d.documentElement.setAttribute("data-ads","off");
}catch(e){}})(document)`;

/** As a selector: the mark above is set. */
export const whereAdsAreOff = "html[data-ads=off] &";

/**
 * Keeps what the mark is made from on the next visit at what is known of the session, and takes a mark away
 * that was wrong. Once in the shell.
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
