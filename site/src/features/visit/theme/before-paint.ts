import { palettes } from "@wordlehint/contracts/palettes";
import { olderThemeKey, themeKey } from "./stored-theme.ts";

/**
 * Inline script in the head, run before the first paint. It applies the stored theme by the rule of
 * `chooseTheme`. Written as text, because a bundled function would need the bundle's helpers.
 */
export const themeBeforePaint = `(function(d){
function read(key){try{var v=localStorage.getItem(key);return v==="dark"||v==="light"?v:null}catch(e){return null}}
var theme=read("${themeKey}")||read("${olderThemeKey}")||"dark";
d.documentElement.setAttribute("data-theme",theme);
var meta=d.querySelector("meta[name=theme-color]");
if(meta)meta.setAttribute("content",theme==="light"?"${palettes.light.paper}":"${palettes.dark.paper}");
})(document)`;
