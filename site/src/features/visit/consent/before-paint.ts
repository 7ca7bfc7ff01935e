import { consentKey, maxLifetimeMs } from "./consent-record.ts";

/** The answers that the notice's buttons give before React does: in `data-early`, and in the document's mark. */
export type EarlyAnswer = "all" | "necessary" | "preferences";

/**
 * Inline script in the head, run before the first paint. It marks the document if the visitor has chosen, by the rule
 * of `choiceIn`, so that the notice of the rendered HTML is never painted; and it marks it with the button of the
 * notice that is pressed before React listens. Written as text, because a bundled function would need the bundle's
 * helpers.
 */
export const consentBeforePaint = `(function(d){
function mark(what){d.documentElement.setAttribute("data-consent",what)}
try{
var r=JSON.parse(localStorage.getItem("${consentKey}")),p=r.preferences,now=Date.now();
if(typeof p.analytics==="boolean"&&typeof p.advertising==="boolean"&&typeof r.expiry==="number"&&now<r.expiry&&r.expiry<=now+${maxLifetimeMs})mark("answered");
}catch(e){}
d.addEventListener("click",function(e){
var b=e.target.closest&&e.target.closest("[data-early]");
if(b)mark(b.getAttribute("data-early"));
});
})(document)`;

/** Selector for elements while the mark says that the notice is answered. */
export const whereConsentIsKnown =
  "html:is([data-consent=answered],[data-consent=all],[data-consent=necessary]) &";

/** Returns what was pressed before React listened; null if nothing was. */
export function readEarlyAnswer(): EarlyAnswer | null {
  const mark = document.documentElement.dataset.consent;
  return mark === "all" || mark === "necessary" || mark === "preferences" ? mark : null;
}

/** Removes the mark. From then on React alone decides whether the notice is there. */
export function forgetMark(): void {
  delete document.documentElement.dataset.consent;
}
