import { palettes } from "@wordlehint/site/theme/palettes";
import { markSvg } from "../domain/mark-svg.ts";
import { icoOf } from "../domain/ico.ts";
import { manifestOf } from "../domain/manifest.ts";
import { drawIcon, type Icon } from "./draw-icon.ts";

/**
 * Icons by file name. A maskable one may lose all that is outside of a circle of four fifths of its width
 * (W3C, Web Application Manifest, section "Icon masks").
 */
const icons: Readonly<Record<string, Icon>> = {
  "apple-touch-icon.png": { side: 180, ground: "full", markShare: 0.58 },
  "icon-192.png": { side: 192, ground: "rounded", markShare: 0.58 },
  "icon-512.png": { side: 512, ground: "rounded", markShare: 0.58 },
  "icon-maskable-512.png": { side: 512, ground: "full", markShare: 0.46 },
};
const small: Icon = { side: 32, ground: "none", markShare: 1 };

/** Every file by which browsers and home screens show the site: name in `site/static`, and content. */
export async function siteFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const [name, icon] of Object.entries(icons)) files.set(name, await drawIcon(icon).encode("png"));
  files.set("favicon.ico", icoOf(await drawIcon(small).encode("png"), small.side));
  files.set("favicon.svg", Buffer.from(`${markSvg(palettes)}\n`));
  const manifest = manifestOf({ paper: palettes.dark.paper });
  files.set("manifest.webmanifest", Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  return files;
}
