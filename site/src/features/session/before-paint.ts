import { tokenKey } from "../../lib/token.ts";

/**
 * Runs in the head before anything is painted: marks the document of a browser that holds a token, so that
 * a player who is signed in never sees the ways in of the rendered HTML.
 */
export const sessionBeforePaint = `(function(d){try{
if(localStorage.getItem("${tokenKey}"))d.documentElement.setAttribute("data-session","present");
}catch(e){}})(document)`;

/** As a selector: the mark above is set. */
export const sessionPresent = "html[data-session=present] &";
