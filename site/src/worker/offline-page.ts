import { themeBeforePaint } from "../features/visit/theme/before-paint.ts";
import { inlineScriptHashes } from "../scripts/inline-script-hashes.ts";
import { paletteProperties, palettes } from "@wordlehint/contracts/palettes";
import { border, color, family, measure, radius, size, space, touch, type } from "../theme/tokens.ts";

/** Loads the page that was asked for as soon as the browser has a connection again. */
const retryWhenOnline = `addEventListener("online",function(){location.reload()})`;

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
p{margin:0 0 ${space[3]};color:${color.inkSoft};font-size:${size.lead}}
a{display:inline-flex;align-items:center;min-height:${touch};margin-top:${space[3]};padding:0 ${space[5]};border-radius:${radius.control};background:${color.green};color:${color.greenInk};font:${type.control};text-decoration:none}
a:focus-visible{outline:3px solid ${color.green};outline-offset:3px}
@media (forced-colors:active){a{border:${border.control}}}`;

const html = `<!DOCTYPE html>
<html lang="en">
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
<p>This page can't be reached. Every page is loaded afresh, so that the riddle is the current one and nothing is given away before its time.</p>
<p>It opens by itself once you are connected again.</p>
<a href="">Try again</a>
</main>
<script>${retryWhenOnline}</script>
</body>
</html>
`;

/** The page that the service worker shows when it can't reach the one asked for. It needs no other file. */
export const offlinePage = {
  html,
  /** Its Content-Security-Policy. */
  policy: [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    `script-src ${inlineScriptHashes(html)
      .map((hash) => `'${hash}'`)
      .join(" ")}`,
    "style-src 'unsafe-inline'",
  ].join("; "),
};
