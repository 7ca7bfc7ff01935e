import { tokenKey } from "../../../lib/token.ts";

/** Storage key: the player who last signed in is a subscriber. */
export const adsFreeKey = "wordlehint-ads-free";

/**
 * Inline script in the head, run before the first paint. If the stored session is a subscriber's, it marks
 * the document so that no space is reserved for ads.
 */
export const adsFreeBeforePaint = `(function(d){try{
if(localStorage.getItem("${adsFreeKey}")&&localStorage.getItem("${tokenKey}"))d.documentElement.setAttribute("data-ads","off");
}catch(e){}})(document)`;

/** Selector for elements while the mark is set. */
export const whereAdsAreOff = "html[data-ads=off] &";
