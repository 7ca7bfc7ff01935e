import { fontFaces } from "./font.ts";
import { paletteProperties, palettes } from "@wordlehint/contracts/palettes";
import { printStyle } from "./print-style.ts";
import { color, family } from "./tokens.ts";

/** The style sheet in every document's head: the tokens of both themes, the font, and plain elements. */
export const documentStyle = `${fontFaces}
:root{color-scheme:dark;${paletteProperties(palettes.dark)}}
:root[data-theme=light]{color-scheme:light;${paletteProperties(palettes.light)}}
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;background:${color.paper}}
body{margin:0;min-height:100dvh;background:${color.paper};color:${color.ink};font:1rem/1.55 ${family.sans};font-variant-numeric:tabular-nums;overflow-wrap:break-word}
h1,h2,h3,p,ul,ol,dl,dd,figure{margin:0;padding:0}
ul,ol{list-style:none}
a{color:inherit;text-underline-offset:.18em;text-decoration-thickness:1px}
button,input,textarea,select{font:inherit;color:inherit}
svg{display:block}
:focus-visible{outline:3px solid ${color.green};outline-offset:3px;border-radius:4px}
main:focus{outline:none}
@keyframes rise{from{opacity:0;transform:translateY(8px)}}
@keyframes turn{from{transform:rotateX(90deg)}}
@keyframes cover{from,to{visibility:visible}}
@keyframes unfold{from{grid-template-rows:0fr}}
@keyframes appear{from{opacity:0}}
@keyframes vanish{to{opacity:0}}
@keyframes slide-in{from{transform:translateX(100%)}}
@keyframes slide-out{to{transform:translateX(110%)}}
@keyframes drop{from{transform:translateY(-110%)}}
@keyframes spin{to{transform:rotate(1turn)}}
${printStyle}`;
