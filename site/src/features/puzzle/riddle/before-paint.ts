import { helpKey, helpLevels } from "./help-level.ts";

/**
 * Inline script in the head, run before the first paint. It marks the document with the chosen level of help, so that
 * stronger help is never painted.
 */
export const helpBeforePaint = `(function(d){try{
var level=localStorage.getItem("${helpKey}");
if(${JSON.stringify(helpLevels)}.indexOf(level)>=0)d.documentElement.setAttribute("data-help",level);
}catch(e){}})(document)`;
