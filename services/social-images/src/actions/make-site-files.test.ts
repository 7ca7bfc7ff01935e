import { readFile } from "node:fs/promises";
import { createCanvas, loadImage, type SKRSContext2D } from "@napi-rs/canvas";
import { palettes } from "@wordlehint/contracts/palettes";
import { makeSiteFiles } from "./make-site-files.ts";

const { paper, amberFill, green, lineStrong } = palettes.dark;
const staticFile = (name: string) => readFile(new URL(`../../../../site/static/${name}`, import.meta.url));

async function decode(png: Buffer): Promise<{ side: number[]; context: SKRSContext2D }> {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  return { side: [image.width, image.height], context };
}

/** The color at a place given as shares of the side; undefined where the icon is transparent. */
function colorAt({ side: [side = 0], context }: Awaited<ReturnType<typeof decode>>, x: number, y: number) {
  const pixel = Buffer.from(context.getImageData(Math.round(x * side), Math.round(y * side), 1, 1).data);
  return pixel.at(3) === 0 ? undefined : `#${pixel.toString("hex", 0, 3)}`;
}

describe("The icons in site/static", () => {
  it.each([
    ["apple-touch-icon.png", 180, paper],
    ["icon-192.png", 192, undefined],
    ["icon-512.png", 512, undefined],
    ["icon-maskable-512.png", 512, paper],
  ])("%s is %i pixels wide, in the theme's colors", async (name, side, corner) => {
    const icon = await decode(await staticFile(name));
    expect(icon.side).toEqual([side, side]);
    expect(colorAt(icon, 0, 0)).toBe(corner);
    expect(colorAt(icon, 0.5, 0.05)).toBe(paper);
    expect([colorAt(icon, 0.4, 0.4), colorAt(icon, 0.6, 0.4)]).toEqual([lineStrong, amberFill]);
    expect([colorAt(icon, 0.4, 0.6), colorAt(icon, 0.6, 0.6)]).toEqual([green, lineStrong]);
  });

  it("the maskable icon keeps its mark within the safe zone", async () => {
    const icon = await decode(await staticFile("icon-maskable-512.png"));
    for (let turn = 0; turn < 360; turn++) {
      const angle = (turn / 180) * Math.PI;
      expect(colorAt(icon, 0.5 + 0.4 * Math.cos(angle), 0.5 + 0.4 * Math.sin(angle))).toBe(paper);
    }
  });

  it("favicon.ico contains a picture of 32 pixels", async () => {
    const ico = await staticFile("favicon.ico");
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const icon = await decode(ico.subarray(ico.readUInt32LE(18)));
    expect(icon.side).toEqual([32, 32]);
    expect(colorAt(icon, 0.75, 0.25)).toBe(amberFill);
  });

  it("favicon.svg has the colors of both themes and no others", async () => {
    const svg = (await staticFile("favicon.svg")).toString();
    const known = Object.values(palettes).flatMap(({ lineStrong, green, amberFill }) => [
      lineStrong,
      green,
      amberFill,
    ]);
    expect(new Set(svg.match(/#[0-9a-f]{6}/g))).toEqual(new Set(known));
  });

  it("are what `npm run icons` writes", async () => {
    for (const [name, content] of await makeSiteFiles()) {
      if (name.endsWith(".png") || name.endsWith(".ico")) continue;
      expect([name, (await staticFile(name)).toString()]).toEqual([name, content.toString()]);
    }
  });
});

describe("The web manifest", () => {
  it("has the site's name and colors, and icons of the sizes that it states", async () => {
    const manifest = JSON.parse((await staticFile("manifest.webmanifest")).toString()) as {
      icons: { src: string; sizes: string }[];
    };
    expect(manifest).toMatchObject({
      name: "WordleHint",
      short_name: "WordleHint",
      start_url: "/",
      display: "standalone",
      theme_color: paper,
      background_color: paper,
      lang: "en-GB",
    });
    for (const { src, sizes } of manifest.icons) {
      const { side } = await decode(await staticFile(src.slice(1)));
      expect(side.join("x")).toBe(sizes);
    }
  });
});
