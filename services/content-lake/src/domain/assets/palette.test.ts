import { paletteOf } from "./palette.ts";

const pixels = (...runs: [count: number, colour: number[]][]) =>
  Uint8Array.from(runs.flatMap(([count, colour]) => Array.from({ length: count }, () => colour).flat()));

it("finds the colour that most of a picture has, and those of each role", () => {
  const palette = paletteOf(
    pixels([60, [250, 250, 250, 255]], [30, [200, 30, 30, 255]], [10, [40, 45, 60, 255]]),
  );
  expect(palette.dominant).toEqual({
    _type: "sanity.imagePaletteSwatch",
    background: "#fafafa",
    foreground: "#000",
    title: "#000",
    population: 60,
  });
  expect(palette.vibrant).toMatchObject({ background: "#c81e1e", foreground: "#fff", population: 30 });
  expect(palette.darkMuted).toMatchObject({ background: "#282d3c", foreground: "#fff" });
  expect(palette).not.toHaveProperty("muted");
});

it("sees no colour in what is transparent", () => {
  expect(paletteOf(pixels([10, [200, 30, 30, 0]]))).toEqual({ _type: "sanity.imagePalette" });
});
