import { themeBeforePaint } from "../features/visit/theme/before-paint.ts";
import { inlineScriptHashes } from "../scripts/inline-script-hashes.ts";
import { paletteProperties, palettes } from "@wordlehint/contracts/palettes";
import { border, color, family, measure, radius, size, space, touch, type } from "../theme/tokens.ts";

/** Loads the page that was asked for as soon as the site can be reached again. */
const retry = `(function(){
function look(){fetch(location.pathname,{method:"HEAD",cache:"no-store"}).then(function(r){if(r.status<500)location.reload()}).catch(function(){})}
addEventListener("online",function(){location.reload()});
setInterval(function(){if(!document.hidden)look()},30000);
})()`;

/** The place of the list of pages that can be read, which the service worker writes. */
const listPlace = "<!--kept-->";

const style = `:root{color-scheme:dark;${paletteProperties(palettes.dark)}}
:root[data-theme=light]{color-scheme:light;${paletteProperties(palettes.light)}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:${color.paper};color:${color.ink};font:${size.text}/1.55 ${family.sans}}
main{max-width:${measure.dialog};padding:${space[7]} ${space[5]}}
div{display:flex;gap:${space[2]};margin-bottom:${space[6]};forced-color-adjust:none}
i{width:${touch};aspect-ratio:1;border:${border.control};border-style:dashed;border-radius:${radius.tile}}
i:nth-child(2){border:0;background:${color.amberFill}}
i:nth-child(4){border:0;background:${color.green}}
h1{margin:0 0 ${space[3]};font:${type.page}}
h2{margin:${space[7]} 0 ${space[2]};font:${type.minor}}
ul{margin:0;padding:0;list-style:none}
p{margin:0 0 ${space[3]};color:${color.inkSoft};font-size:${size.lead}}
li a{display:flex;align-items:center;min-height:${touch};padding:${space[2]} 0;color:${color.ink};text-underline-offset:3px}
p a{display:inline-flex;align-items:center;min-height:${touch};margin-top:${space[3]};padding:0 ${space[5]};border-radius:${radius.control};background:${color.green};color:${color.greenInk};font:${type.control};text-decoration:none}
a:focus-visible{outline:3px solid ${color.green};outline-offset:3px}
@media (forced-colors:active){p a{border:${border.control}}}`;

const html = `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${palettes.dark.paper}">
<title>You seem to be offline · WordleHint</title>
<style>${style}</style>
<script>${themeBeforePaint}</script>
</head>
<body>
<main>
<div aria-hidden="true"><i></i><i></i><i></i><i></i><i></i></div>
<h1>You seem to be offline</h1>
<p>This page can’t be reached, and it isn’t among those that this device has kept. It opens by itself once you are connected again.</p>
<p><a href="">Try again</a></p>
${listPlace}
</main>
<script>${retry}</script>
</body>
</html>
`;

/** The page that the service worker shows when it can't reach the one asked for and hasn't kept it. It needs no other file. */
export const offlinePage = {
  html,
  listPlace,
  /** Its Content-Security-Policy. */
  policy: [
    "default-src 'none'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    `script-src ${inlineScriptHashes(html)
      .map((hash) => `'${hash}'`)
      .join(" ")}`,
    "style-src 'unsafe-inline'",
  ].join("; "),
};
