import { palettes } from "@wordlehint/contracts/palettes";
import { markSvg } from "../domain/mark-svg.ts";
import { toIco } from "../domain/ico.ts";
import { webManifest } from "../domain/manifest.ts";
import { drawIcon, type Icon } from "../clients/canvas/draw-icon.ts";

/**
 * Icons by file name. Systems may cut a maskable icon down to a circle with a radius of 40 % of its width
 * (W3C Web Application Manifest, "Icon masks and safe zone").
 */
const icons: Readonly<Record<string, Icon>> = {
  "apple-touch-icon.png": { side: 180, background: "full", markShare: 0.58 },
  "icon-192.png": { side: 192, background: "rounded", markShare: 0.58 },
  "icon-512.png": { side: 512, background: "rounded", markShare: 0.58 },
  "icon-maskable-512.png": { side: 512, background: "full", markShare: 0.46 },
};
const favicon: Icon = { side: 32, background: "none", markShare: 1 };

/** Returns the icons and the web app manifest by their file names in `site/static`. */
export async function makeSiteFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const [name, icon] of Object.entries(icons)) files.set(name, await drawIcon(icon).encode("png"));
  files.set("favicon.ico", toIco(await drawIcon(favicon).encode("png"), favicon.side));
  files.set("favicon.svg", Buffer.from(`${markSvg(palettes)}\n`));
  const manifest = webManifest({ paper: palettes.dark.paper });
  files.set("manifest.webmanifest", Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  return files;
}
