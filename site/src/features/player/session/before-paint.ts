import { tokenKey } from "../../../lib/token.ts";

/**
 * Inline script in the head, run before the first paint. It marks the document if the browser holds a token,
 * so that a signed-in player never sees the sign-in links of the rendered HTML.
 */
export const sessionBeforePaint = `(function(d){try{
if(localStorage.getItem("${tokenKey}"))d.documentElement.setAttribute("data-session","present");
}catch(e){}})(document)`;

/** Selector for elements while the mark is set. */
export const sessionPresent = "html[data-session=present] &";
