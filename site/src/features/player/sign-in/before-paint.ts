/**
 * Inline script in the head, run before the first paint. It marks the document if its address asks for the form to
 * create an account: the HTML is the same for both forms, and the wrong one is never seen.
 */
export const registerBeforePaint = `(function(d,l){
if(/^\\/auth\\/?$/.test(l.pathname)&&new URLSearchParams(l.search).get("register")==="true")d.documentElement.setAttribute("data-register","true");
})(document,location)`;

/** Selector for elements while the mark is set. */
export const registerMarked = "html[data-register=true] &";
