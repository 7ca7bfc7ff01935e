export type ThemeName = "dark" | "light";

/**
 * Names say what a color is for. Text has a contrast of 4.5:1 on `paper`, `surface` and `sunken`; borders of
 * controls (`lineStrong`), icons and fills have 3:1.
 */
const dark = {
  paper: "#14130f",
  surface: "#1c1a15",
  sunken: "#100f0c",
  ink: "#f2ecdf",
  inkSoft: "#b5ac9b",
  line: "#312d25",
  lineStrong: "#7f786a",
  green: "#74c894",
  greenInk: "#0d1710",
  greenWash: "#1a2a1f",
  amber: "#f0bc5a",
  amberFill: "#f0bc5a",
  amberInk: "#1d1507",
  danger: "#f2897f",
  shadow: "0 1px 0 rgb(255 255 255 / 0.03) inset, 0 16px 40px -20px rgb(0 0 0 / 0.7)",
  scrim: "rgb(6 5 4 / 0.66)",
};

export type Palette = Readonly<typeof dark>;

const light: Palette = {
  paper: "#fbf8f2",
  surface: "#ffffff",
  sunken: "#f3eee4",
  ink: "#1d1b16",
  inkSoft: "#5c574b",
  line: "#e1dacb",
  lineStrong: "#8f887a",
  green: "#2b7349",
  greenInk: "#ffffff",
  greenWash: "#e4f0e7",
  amber: "#8a5a0f",
  amberFill: "#e3b04b",
  amberInk: "#1d1b16",
  danger: "#a8322b",
  shadow: "0 1px 2px rgb(60 48 20 / 0.06), 0 12px 32px -16px rgb(60 48 20 / 0.18)",
  scrim: "rgb(40 34 20 / 0.45)",
};

/**
 * The values of the color tokens. Only the document's style sheet and head read them; components use
 * `tokens`.
 */
export const palettes: Readonly<Record<ThemeName, Palette>> = { dark, light };

/** The custom property of a color: `inkSoft` is `--ink-soft`. */
function customProperty(name: keyof Palette): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Returns the declarations of a palette's custom properties. */
export function paletteProperties(palette: Palette): string {
  const names = Object.keys(palette) as (keyof Palette)[];
  return names.map((name) => `${customProperty(name)}:${palette[name]}`).join(";");
}
