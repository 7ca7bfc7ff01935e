import { palettes, type Palette, type ThemeName } from "./palettes.ts";

const themes: ThemeName[] = ["dark", "light"];
const grounds = ["paper", "surface", "sunken"] as const;
const fills = [
  ["greenInk", "green"],
  ["amberInk", "amberFill"],
] as const;

describe.each(themes)("In the %s theme", (theme) => {
  const ratio = (a: keyof Palette, b: keyof Palette): number =>
    contrast(palettes[theme][a], palettes[theme][b]);

  it.each(["ink", "inkSoft", "green", "amber", "danger"] as const)(
    "%s is readable on every background",
    (text) => {
      for (const ground of grounds) expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(fills)("%s is readable on %s", (text, fill) => {
    expect(ratio(text, fill)).toBeGreaterThanOrEqual(4.5);
  });

  it("borders of controls stand out from every background", () => {
    for (const ground of grounds) expect(ratio("lineStrong", ground)).toBeGreaterThanOrEqual(3);
  });
});

/** Contrast of two colors (WCAG 2.2, relative luminance). */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
