import { openedStyleId } from "../../../lib/keep-opened.ts";
import { openedKey } from "../../../lib/opened-help.ts";
import { color } from "../../../theme/tokens.ts";
import { answerRemarks } from "./answer-text.ts";
import { helpKey, helpLevels } from "./help-level.ts";

/**
 * Inline script in the head, run before the first paint. It marks the document with the chosen level of help, so that
 * stronger help is never painted.
 */
export const helpBeforePaint = `(function(d){try{
var level=localStorage.getItem("${helpKey}");
if(${JSON.stringify(helpLevels)}.indexOf(level)>=0)d.documentElement.setAttribute("data-help",level);
}catch(e){}})(document)`;

const tileStyle = `--kept-border:1px solid ${color.green};--kept-fill:${color.green};--kept-ink:${color.greenInk};--kept-number:none`;

/**
 * Inline script in the head, run before the first paint. It writes a style sheet that shows what the player has opened of
 * a date's riddle, in the elements of the HTML that have `data-kept` below the `data-riddle` of that date: React
 * must find the HTML as it was sent.
 */
export const openedBeforePaint = `(function(d){try{
var css="";
JSON.parse(localStorage.getItem("${openedKey}")||"[]").forEach(function(o){
if(!/^\\d{4}-\\d{2}-\\d{2}$/.test(o.date))return;
function show(part,text,more){css+='[data-riddle="'+o.date+'"] [data-kept="'+part+'"]{--kept:"'+CSS.escape(text)+'";'+(more||"--kept-row:block")+"}"}
function has(n){return (o.folded||[]).indexOf(n)<0}
var word=has(0)&&/^[a-z]+$/i.test(o.answer||"")?o.answer:"",letters=String(o.letters||"");
for(var i=0;i<Math.max(word.length,letters.length);i++){
var letter=/[a-z]/i.test(letters[i]||"")?letters[i]:word[i];
if(letter)show("letter-"+(i+1),letter,"${tileStyle}")}
if(o.facts===true)show("facts","");
(o.hints||[]).forEach(function(h,i){if(has(i+1))show("hint-"+(i+1),h)});
if(!word)return;
var remarks=${JSON.stringify(answerRemarks)};
if(o.isGuessed)show("row","");
show("line",word.toUpperCase()+". "+remarks[!o.isGuessed?"revealed":o.helped==="riddle"?"alone":"guessed"],"--kept-row:block;--kept-number:none");
(o.notes||[]).forEach(function(n,i){show("note-"+(i+1),n)});
});
if(!css)return;
var style=d.createElement("style");style.id="${openedStyleId}";style.textContent=css;d.head.appendChild(style);
}catch(e){}})(document)`;
